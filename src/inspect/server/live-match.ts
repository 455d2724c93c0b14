import { createAgent } from '../../agents/agents.ts';
import { PLAYERS } from '../../kernel/decision.ts';
import type { Baton } from '../../kernel/fact.ts';
import { type BodyLine, isLast, type RecordHeader } from '../../record/line.ts';
import { RecordedMatch } from '../../record/recorded-match.ts';
import { questionOf, type SyncAgent } from '../../runtime/drive.ts';
import type { Match } from '../../runtime/match.ts';
import type { PageMessage, ServerMessage } from './messages.ts';

/** Calls back after so many milliseconds. */
export type Later = (milliseconds: number, act: () => void) => void;

/** Who answers for pages instead of an agent. */
export const PERSON = 'human';

/** A match that agents and pages play, told to every page that listens. */
export class LiveMatch {
  readonly #match: RecordedMatch<Baton, { readonly key: string }>;
  readonly #header: RecordHeader;
  readonly #lines: BodyLine[] = [];
  readonly #agents: readonly (SyncAgent | undefined)[];
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #later: Later;
  readonly #pace: number;
  #paused = false;
  #isDue = false;

  /** `pace`: milliseconds between answers of agents. Throws as `createAgent`. */
  constructor(header: RecordHeader, match: Match, earlier: readonly BodyLine[], pace: number, later: Later) {
    this.#header = header;
    this.#later = later;
    this.#pace = pace;
    const { agents, seed, index } = header;
    const { ruleset } = match;
    const since = earlier.filter(({ line }) => line === 'decision').length;
    this.#agents = PLAYERS.map((player) =>
      agents[player] === PERSON
        ? undefined
        : createAgent(agents[player], { ruleset, player, seed, index, since }),
    );
    const before = earlier.filter((line) => !isLast(line));
    this.#match = new RecordedMatch(match, before, (line) => {
      this.#lines.push(line);
      this.#tell({ type: 'line', line });
    });
  }

  get lines(): readonly BodyLine[] {
    return this.#lines;
  }

  /** Tells the match so far and whatever follows. Returns how to stop that. */
  listen(listener: (message: ServerMessage) => void): () => void {
    listener({
      type: 'match',
      header: this.#header,
      lines: this.#lines,
      seats: PLAYERS.filter((player) => this.#agents[player] === undefined),
      paused: this.#paused,
    });
    this.#listeners.add(listener);
    this.#goOn();
    return () => this.#listeners.delete(listener);
  }

  /** Does what a page asks for. Returns why not, and then nothing has changed. */
  take(message: PageMessage): ServerMessage | undefined {
    if (message.type === 'pause') {
      this.#paused = message.paused;
      this.#tell({ type: 'paused', paused: this.#paused });
      this.#goOn();
      return undefined;
    }
    const { player } = message;
    if (this.#agents[player] !== undefined) {
      const text = `An agent plays for player ${player + 1}.`;
      return { type: 'refused', code: 'WRONG_SEAT', clause: '', message: text };
    }
    const refusal =
      message.type === 'concede'
        ? this.#match.concede(player)
        : this.#match.answer(player, message.key, message.question);
    if (refusal !== undefined) {
      const { code, clause, message: text } = refusal;
      return { type: 'refused', code, clause, message: text };
    }
    this.#goOn();
    return undefined;
  }

  #tell(message: ServerMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  /** An agent that is asked answers after a while, as long as somebody looks on. */
  #goOn(): void {
    const player = this.#match.pending()?.decision.player;
    const agent = player === undefined ? undefined : this.#agents[player];
    if (agent === undefined || this.#paused || this.#isDue || this.#listeners.size === 0) return;
    this.#isDue = true;
    this.#later(this.#pace, () => {
      this.#isDue = false;
      const pending = this.#match.pending();
      if (pending === undefined || this.#paused) return;
      const { decision, number } = pending;
      if (this.#agents[decision.player] !== agent) return;
      this.#match.answer(decision.player, agent.act(questionOf(this.#match, pending)), number);
      this.#goOn();
    });
  }
}
