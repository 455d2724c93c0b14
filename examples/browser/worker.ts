import { agents, answer, type EventOf, newMatch, pending, question, view } from 'gatechart';
import { type GateRulerView, gateRuler } from 'gatechart/gate-ruler';

/** What the page shows: only what the person may know. */
export interface Shown {
  readonly board: readonly string[];
  readonly prompt: string;
  readonly options: readonly { readonly key: string; readonly text: string }[];
  /** The lines that are new since the last message. */
  readonly log: readonly string[];
}

/** What the page sends: the seed of a new match, or the key of an option. */
export type Sent = { readonly seed: number } | { readonly key: string };

const PERSON = 0;
const GREEDY = 1;

const text = gateRuler.hints?.textView('en');

const begin = (seed: number) => {
  let events: EventOf<typeof gateRuler>[] = [];
  const match = newMatch({
    ruleset: gateRuler,
    seed,
    onStep: ({ facts }) => events.push(...facts),
  });
  const greedy = agents.create('greedy', { ruleset: gateRuler, player: GREEDY, seed, index: 0, since: 0 });

  const answerForGreedy = (): void => {
    for (let asked = question(match); asked?.player === GREEDY; asked = question(match)) {
      answer(match, GREEDY, greedy.act(asked));
    }
  };

  const prompt = (seen: GateRulerView): string => {
    const open = pending(match);
    if (open !== undefined) return text?.prompt?.(open.decision, seen) ?? open.decision.kind;
    const { winner } = match.game().result ?? {};
    if (winner === PERSON) return 'You win.';
    return winner === GREEDY ? 'Greedy wins.' : 'The match is a draw.';
  };

  return (key?: string): Shown => {
    if (key !== undefined) answer(match, PERSON, key);
    answerForGreedy();
    const game = match.game();
    const seen = view(match, PERSON);
    const log = events.map((event) => gateRuler.narrate(game, event, PERSON, 'en'));
    events = [];
    return {
      board: text?.table(seen) ?? [],
      prompt: prompt(seen),
      options: (pending(match)?.decision.options ?? []).map((option) => ({
        key: option.key,
        text: [option.key, text?.option(option, seen)].filter(Boolean).join(': '),
      })),
      log: log.filter((line) => line !== ''),
    };
  };
};

let play = begin(1);

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  if ('seed' in data) play = begin(data.seed);
  postMessage('seed' in data ? play() : play(data.key));
});
