import type {
  Chair,
  GameInfo,
  Layout,
  NewTable,
  Pace,
  Scenario,
  SetupOption,
  TablePackChoice,
} from '../wire';
import { drawingOf, nameOfValue, ofPlayer, type Odds, type Tiles } from './tiles';
import { quickLayout, usualComputer } from './quick';

/** Who sits at the other places. */
export type Company = 'computer' | 'invited' | 'open' | 'me';

/** A deck that somebody brings; whose it is, unless its list was pasted. */
export interface ChosenDeck {
  list: string;
  hero: string | null;
}

/** The most values that are shown as tiles. */
const mostTiles = 8;

/** A table before it is opened: everything that can be chosen, with what is usual until somebody chooses. */
export class SetUp {
  readonly game: GameInfo;
  readonly #tiles: Tiles;

  #scenario = $state('');
  #people = $state(0);
  #company = $state<Company>('computer');
  #place = $state(0);
  #computer = $state('');
  /** The chairs, if they were chosen one by one. */
  #chairs = $state.raw<Chair[] | null>(null);
  #private = $state<boolean | null>(null);
  #values = $state<Record<string, string | undefined>>({});
  #decks = $state<Record<string, ChosenDeck | undefined>>({});

  title = $state('');
  pace = $state<Pace>('live');
  pack = $state.raw<TablePackChoice | null>(null);

  /** With `quick` it begins with what one click plays: alone, or for two. */
  constructor(game: GameInfo, tiles: Tiles, quick = false) {
    this.game = game;
    this.#tiles = tiles;
    this.#computer = usualComputer(game) ?? '';
    if (!this.#computer) this.#company = 'open';
    const first = quick ? quickLayout(game) : null;
    if (!first) return;
    this.#scenario = first.scenario.id;
    this.#people = first.layout.people;
  }

  readonly scenario = $derived.by(
    (): Scenario | undefined =>
      this.game.scenarios.find(({ id }) => id === this.#scenario) ?? this.game.scenarios[0],
  );
  readonly layout = $derived.by(
    (): Layout | undefined =>
      this.scenario?.layouts.find(({ people }) => people === this.#people) ?? this.scenario?.layouts[0],
  );
  readonly people = $derived(this.layout?.people ?? 0);
  /** Whether all who play are one team. */
  readonly together = $derived(new Set(this.layout?.places.map(({ team }) => team)).size <= 1);
  /** The options that concern these players. */
  readonly offered = $derived.by((): SetupOption[] =>
    this.game.options.filter(({ id }) => (ofPlayer(id)?.player ?? 0) <= this.people),
  );
  readonly tiled = $derived(this.offered.filter((option) => this.hasTiles(option)));
  /** Everything else but decks. */
  readonly folded = $derived(
    this.offered.filter((option) => !this.hasTiles(option) && !this.game.decks.includes(option.id)),
  );
  readonly chairs = $derived.by((): Chair[] => {
    if (this.#chairs) return this.#chairs;
    const computer = this.#computer;
    return (this.layout?.places ?? []).map((_, at): Chair => {
      if (at === this.place || this.#company === 'me') return 'me';
      return this.#company === 'computer' ? { computer } : this.#company;
    });
  });
  readonly waits = $derived(this.chairs.some((chair) => chair === 'open' || chair === 'invited'));
  readonly isPrivate = $derived(this.#private ?? !this.chairs.includes('open'));

  /** Whether each value of an option has its drawing. */
  hasTiles({ id, values }: SetupOption): boolean {
    return (
      values.length > 1 &&
      values.length <= mostTiles &&
      values.every((value) => drawingOf(this.game.slug, nameOfValue(id, value)) !== null)
    );
  }

  chooseScenario(id: string): void {
    this.#scenario = id;
    this.#chairs = null;
    // What is over the number of places is nobody's.
    if (this.place >= this.people) this.#place = 0;
  }
  choosePeople(people: number): void {
    this.#people = people;
    this.#chairs = null;
    if (this.place >= people) this.#place = 0;
  }

  /** What is chosen for an option; empty if it is left as usual and the game knows what that is. */
  value(option: SetupOption): string {
    const chosen = this.#values[option.id];
    if (chosen !== undefined || !this.hasTiles(option)) return chosen ?? '';
    const of = ofPlayer(option.id);
    if (!of || !this.#tiles.distinct?.includes(of.family)) return option.values[0] ?? '';
    // Those who have not chosen get the first ones that are left, in the order of the players.
    const all = this.offered.filter(({ id }) => ofPlayer(id)?.family === of.family);
    const free = option.values.filter((value) => !all.some(({ id }) => this.#values[id] === value));
    const before = all.filter(
      ({ id }) => this.#values[id] === undefined && (ofPlayer(id)?.player ?? 0) < of.player,
    );
    return free[before.length] ?? '';
  }

  choose(option: SetupOption, value: string): void {
    const of = ofPlayer(option.id);
    if (of && this.#tiles.distinct?.includes(of.family)) {
      const other = this.offered.find(
        (one) => one.id !== option.id && ofPlayer(one.id)?.family === of.family && this.value(one) === value,
      );
      // Whoever has it gets what is given away.
      if (other) this.#values[other.id] = this.value(option);
    }
    this.#values[option.id] = value || undefined;
  }

  /** The options with tiles that are one player's own. */
  optionsOf(player: number): SetupOption[] {
    return this.tiled.filter(({ id }) => ofPlayer(id)?.player === player);
  }
  /** The option that takes a player's deck. */
  deckOptionOf(player: number): SetupOption | undefined {
    return this.offered.find(({ id }) => this.game.decks.includes(id) && ofPlayer(id)?.player === player);
  }

  /** The option that says whose deck goes into another option. */
  ownerOption(deck: string): SetupOption | undefined {
    const player = ofPlayer(deck)?.player;
    return this.offered.find(({ id }) => {
      const of = ofPlayer(id);
      return of?.player === player && of?.family === this.#tiles.owner;
    });
  }
  deck(option: string): ChosenDeck | undefined {
    return this.#decks[option];
  }
  bring(option: string, deck: ChosenDeck | undefined): void {
    const owner = this.ownerOption(option);
    if (deck?.hero && owner && this.value(owner) !== deck.hero) this.choose(owner, deck.hero);
    this.#decks[option] = deck;
  }

  get company(): Company | null {
    return this.#chairs ? null : this.#company;
  }
  keepCompany(company: Company): void {
    this.#company = company;
    this.#chairs = null;
    this.#private = null;
  }
  get place(): number {
    return this.#place;
  }
  sitAt(place: number): void {
    this.#place = place;
    this.#chairs = null;
  }
  get computer(): string {
    return this.#computer;
  }
  chooseComputer(id: string): void {
    this.#computer = id;
    this.#chairs = null;
  }
  seat(chairs: Chair[]): void {
    this.#chairs = chairs;
  }
  closeDoor(isPrivate: boolean): void {
    this.#private = isPrivate;
  }

  odds(name: string): Odds | null {
    const options: Record<string, string> = {};
    for (const option of this.tiled) options[option.id] = this.value(option);
    return this.#tiles.odds?.(name, { scenario: this.scenario?.id ?? '', options }) ?? null;
  }

  /** The table as the server is asked for it. */
  wanted(): NewTable {
    // A list that was pasted says itself whose it is.
    const pasted = Object.entries(this.#decks).flatMap(([id, deck]) =>
      deck?.list && deck.hero === null ? [this.ownerOption(id)] : [],
    );
    const options: Record<string, string> = {};
    for (const option of this.offered.filter((one) => !pasted.includes(one))) {
      const deck = this.game.decks.includes(option.id) ? this.#decks[option.id] : undefined;
      const value = deck ? deck.list : this.value(option);
      if (value.trim()) options[option.id] = value;
    }
    return {
      game: this.game.slug,
      scenario: this.scenario?.id ?? null,
      people: this.people,
      options,
      pack: this.game.packs ? this.pack : null,
      title: this.title.trim() || null,
      private: this.isPrivate,
      pace: this.pace,
      places: this.chairs,
    };
  }
}
