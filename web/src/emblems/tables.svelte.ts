// The tables of emblems are fetched when the first emblem of a game is shown; they are no part of any script.
import championsTable from './tables/champions.json?url';
import fiveArmiesTable from './tables/five-armies.json?url';
import ringCardsTable from './tables/ring-cards.json?url';
import thirdAgeTable from './tables/third-age.json?url';
import wotrTable from './tables/wotr.json?url';
import { readEmblem, type Emblem } from './emblem';

const addresses: Record<string, string> = {
  champions: championsTable,
  'five-armies': fiveArmiesTable,
  'ring-cards': ringCardsTable,
  'third-age': thirdAgeTable,
  wotr: wotrTable,
};

type Table = Record<string, string>;

const tables = $state<Record<string, Table>>({});
const asked = new Set<string>();

/** Asks for the emblems of a game, once. Without them cards have none, which is no fault. */
export function wantEmblems(game: string): void {
  const address = addresses[game];
  if (address === undefined || asked.has(game)) return;
  asked.add(game);
  fetch(address)
    .then(async (reply) => {
      if (!reply.ok) throw new Error(reply.statusText);
      tables[game] = (await reply.json()) as Table;
    })
    .catch(() => asked.delete(game));
}

/** The emblem of a card or a character; none while the table is on its way, or if there is none. */
export function emblemOf(game: string, id: string): Emblem | null {
  const table = tables[game];
  const line = table && Object.hasOwn(table, id) ? table[id] : undefined;
  return line === undefined ? null : readEmblem(line);
}
