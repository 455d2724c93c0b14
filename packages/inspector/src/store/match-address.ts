import type { Decision, Player } from '../../../../src/core/decision.ts';
import { GatechartError } from '../../../../src/core/errors.ts';
import type { Trace } from '../trace/trace.ts';
import type { Cause } from '../trace/scene.ts';

const BASE = 36;

/** An answer by the place of its option among those of the question. */
export const encodeAnswer = (key: string, asked: Decision | undefined): string =>
  (asked?.options.findIndex((option) => option.key === key) ?? -1).toString(BASE);

export const encodeConcession = (player: Player): string => `c${player}`;

/** What a scene began with. */
const encodeCause = (film: Trace, scene: number): string => {
  const { cause } = film.segments[scene] as Trace['segments'][number];
  if (cause.is === 'start') return '';
  if (cause.is === 'concession') return encodeConcession(cause.player);
  return encodeAnswer(cause.key, film.segments[scene - 1]?.decision);
};

/** What was done in a film after so many scenes, as short text: `0.3.1a`, `c1` for a player who gives up. */
export const encodeAnswers = (film: Trace, shared: number): string =>
  film.segments
    .map((_, scene) => encodeCause(film, scene))
    .slice(shared)
    .join('.');

/** Does in a film what such a text says. Throws `BAD_ADDRESS` where it cannot be done. */
export const applyAnswers = (film: Trace, text: string): void => {
  if (text === '') return;
  for (const [index, word] of text.split('.').entries()) {
    const { decision } = film.last;
    const [, conceding] = /^c([01])$/.exec(word) ?? [];
    if (conceding !== undefined) film.concede(Number(conceding) as Player);
    else {
      const option = decision?.options[Number.parseInt(word, BASE)];
      if (decision === undefined || option === undefined || !film.answer(decision.player, option.key)) {
        const message = `answer ${index + 1} (${word}) is not on offer; was it written by another version of the rules?`;
        throw new GatechartError('BAD_ADDRESS', 'the address', message);
      }
    }
  }
};

const isSame = (a: Cause | undefined, b: Cause | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

/** How many scenes two films share from the start. */
export const sharedSegments = (a: Trace, b: Trace): number => {
  const parting = a.segments.findIndex(({ cause }, scene) => !isSame(cause, b.segments[scene]?.cause));
  return parting < 0 ? a.segments.length : parting;
};
