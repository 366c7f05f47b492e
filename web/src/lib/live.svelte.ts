import type {
  Answer,
  Changes,
  ChatLine,
  ClientMessage,
  Course,
  LogLine,
  Problem,
  Reply,
  ServerMessage,
  State,
  TableInfo,
} from '../wire';
import { api, liveAddress, ProblemError, Unreachable } from './api';
import { stateAfter } from './changes';

/** How the line to the server is. */
export type Line = 'connecting' | 'open' | 'broken' | 'closed';

interface Waiting {
  message: ClientMessage;
  /** The last line of chat we had when it was sent. */
  chatBefore: number;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

type Request = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

const pingEvery = 20_000;
const pingPatience = 8_000;
const backOff = [300, 700, 1500, 3000, 6000, 10_000];

/**
 * A table as the server tells it, kept up to date over a socket. After the first state the server tells what changed; if that does
 * not fit what we have, we ask for the whole.
 *
 * After a broken connection it asks only for what came since its last entry of the log. Answers that were on
 * their way are sent again with the same number and era: the server takes each only once.
 */
export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Whether the chat has lines before those that are here. */
  earlierChat = $state(false);
  line = $state<Line>('connecting');
  /** Why the table can't be shown. */
  problem = $state.raw<Problem | null>(null);
  /** The entries after this one are new to this browser since it last answered. */
  seenUpTo = $state(0);

  readonly #id: string;
  readonly #invitation: string | null;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #firstState = true;
  #wanted = true;
  /** Whether all is to be told anew. */
  #afresh = false;
  /** Whether we asked for the whole state and wait for it. */
  #wholeAsked = false;

  constructor(id: string, invitation: string | null) {
    this.#id = id;
    this.#invitation = invitation;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    void this.#begin();
  }

  async #begin(): Promise<void> {
    try {
      this.table = await api.table(this.#id, this.#invitation);
    } catch (error) {
      if (error instanceof ProblemError && error.status < 500) {
        this.problem = error.problem;
        this.close();
        return;
      }
      if (!(error instanceof Unreachable || error instanceof ProblemError)) throw error;
    }
    this.#connect(this.#known());
  }

  /** Connects anew, for instance because you are somebody else now. */
  reconnect(): void {
    if (!this.#wanted) return;
    this.#hangUp();
    this.line = 'connecting';
    this.log = [];
    this.#connect(null);
  }

  close(): void {
    this.#wanted = false;
    this.line = 'closed';
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#hangUp();
    for (const waiting of this.#waiting.values()) waiting.reject(new Unreachable('closed'));
    this.#waiting.clear();
  }

  answer(seat: string, answer: Answer): Promise<Reply> {
    const { state } = this;
    if (!state) return Promise.reject(new Unreachable('no state'));
    return this.#request({ do: 'answer', seat, number: state.number, era: state.era, answer: answer.words });
  }

  stepBack(seat: string): Promise<Reply> {
    return this.#request({ do: 'step-back', seat });
  }

  agree(agree: boolean): Promise<Reply> {
    return this.#request({ do: 'agree', agree });
  }

  say(text: string): Promise<Reply> {
    return this.#request({ do: 'chat', text });
  }

  /** Gets the lines of chat before those that are here. */
  async readEarlierChat(): Promise<void> {
    const first = this.chat[0];
    if (!first) return;
    const reply = await this.#request({ do: 'earlier-chat', before: first.number });
    if (!('lines' in reply)) return;
    this.#hear(reply.lines);
    this.earlierChat = reply.earlier;
  }

  /** What one's seats saw after each answer since a position. */
  async course(after: number, era: number, known: boolean): Promise<Course> {
    const reply = await this.#request({ do: 'course', after, era, known });
    if (!('course' in reply)) throw new Unreachable('no course');
    return reply.course;
  }

  whyNot(seat: string, thing: unknown): Promise<Reply> {
    return this.#request({ do: 'why-not', seat, thing });
  }

  /** Up to where the log is known. */
  #known(): { after: number; era: number } | null {
    const after = this.log.at(-1)?.number;
    return after === undefined || !this.state || this.#afresh ? null : { after, era: this.state.era };
  }

  #lastChat(): number {
    return this.chat.at(-1)?.number ?? 0;
  }

  #request(request: Request): Promise<Reply> {
    const id = this.#next++;
    const message = { ...request, id } as ClientMessage;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, chatBefore: this.#lastChat(), resolve, reject });
      if (this.line === 'open') this.#send(message);
      else if (!survives(message)) this.#give(id, new Unreachable('not connected'));
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #give(id: number, result: Reply | Error): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (result instanceof Error) waiting.reject(result);
    else waiting.resolve(result);
  }

  #connect(known: { after: number; era: number } | null): void {
    if (!this.#wanted) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(liveAddress(this.#id, this.#invitation, known));
    this.#socket = socket;
    this.#firstState = true;
    this.#wholeAsked = false;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#broke();
    };
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }

  #broke(): void {
    this.#hangUp();
    if (!this.#wanted) return;
    this.line = 'broken';
    for (const [id, { message }] of this.#waiting) {
      if (!survives(message)) this.#give(id, new Unreachable('connection lost'));
    }
    const pause = backOff[Math.min(this.#failures, backOff.length - 1)] ?? 10_000;
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.#again(), pause * (0.75 + Math.random() / 2));
  }

  async #again(): Promise<void> {
    // A socket does not say why it was refused; after some failures ask in a way that does.
    if (this.#failures > 3) {
      try {
        await api.table(this.#id, this.#invitation);
      } catch (error) {
        if (error instanceof ProblemError && (error.status === 404 || error.status === 403)) {
          this.problem = error.problem;
          this.close();
          return;
        }
      }
    }
    this.#connect(this.#known());
  }

  readonly #hurry = () => {
    if (document.hidden) return;
    if (this.line === 'broken') {
      this.#failures = 0;
      clearTimeout(this.#retry);
      if (!this.#socket) this.#connect(this.#known());
    } else if (this.line === 'open') this.#ping();
  };

  #ping(): void {
    const socket = this.#socket;
    let answered = false;
    this.#request({ do: 'ping' }).then(
      () => (answered = true),
      () => (answered = true),
    );
    setTimeout(() => {
      if (!answered && this.#socket === socket && this.line === 'open') this.#broke();
    }, pingPatience);
  }

  #receive(message: ServerMessage): void {
    switch (message.is) {
      case 'table':
        this.table = message.table;
        // A table that waits for people has no game yet.
        if (message.table.status === 'open') this.#opened();
        break;
      case 'chat':
        if (message.earlier !== undefined) this.#hearFirst(message.lines, message.earlier);
        this.#hear(message.lines);
        break;
      case 'state':
        this.#wholeAsked = false;
        this.#see(message);
        break;
      case 'changes':
        this.#change(message);
        break;
      case 'done':
        this.#give(message.re, message.ok);
        break;
      case 'refused':
        if (message.re !== null) this.#give(message.re, new ProblemError(message.problem, 409));
        break;
      case 'bye':
        // Perhaps one is somebody else by now, who may not know the same.
        this.#afresh = true;
        this.#broke();
        break;
    }
  }

  /** The last lines, on connecting. If others came and went while the line was broken, what is here has a gap: it is read anew. */
  #hearFirst(lines: ChatLine[], earlier: boolean): void {
    const joined = this.chat.some((line) => line.number === lines[0]?.number);
    if (joined && this.chat[0]?.number !== lines[0]?.number) return;
    this.chat = [];
    this.earlierChat = earlier;
  }

  #hear(lines: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.chat = [...known.values()].sort((a, b) => a.number - b.number);
  }

  #change(changes: Changes): void {
    // What comes before the whole does not fit what we have either.
    if (this.#wholeAsked) return;
    const state = this.state && stateAfter(this.state, changes);
    if (state) {
      this.#see(state);
      return;
    }
    this.#wholeAsked = true;
    this.#request({ do: 'whole' }).catch(() => (this.#wholeAsked = false));
  }

  #see(state: State): void {
    const first = this.#firstState;
    this.#firstState = false;
    this.#afresh = false;
    const after = state.log_after;
    if (first && after !== null && this.state && this.state.era !== state.era) {
      // Answers were taken back while we were away: what we have of the log may be void.
      this.reconnect();
      return;
    }
    this.log =
      after === null ? state.log : [...this.log.filter((line) => line.number <= after), ...state.log];
    this.state = state;
    if (first) this.#opened();
  }

  #opened(): void {
    if (this.line === 'open') return;
    this.line = 'open';
    this.#failures = 0;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#ping(), pingEvery);
    for (const [id, { message, chatBefore }] of this.#waiting) {
      if (message.do === 'chat') {
        // A line of chat has no number of its own: look whether it arrived before the line broke.
        const mine = this.chat.find((line) => line.number > chatBefore && line.text === message.text);
        if (mine) {
          this.#give(id, { revision: this.state?.revision ?? 0, number: this.state?.number ?? 0 });
          continue;
        }
      }
      this.#send(message);
    }
  }
}

/** Whether a request may be sent again when it is not known whether it arrived. */
function survives(message: ClientMessage): boolean {
  switch (message.do) {
    case 'answer':
    case 'chat':
    case 'why-not':
    case 'about':
    case 'earlier-chat':
      return true;
    case 'step-back':
    case 'agree':
    case 'whole':
    case 'course':
    case 'ping':
      return false;
  }
}
