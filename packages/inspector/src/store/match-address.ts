import type { Decision, Player } from '../../../../src/core/decision.ts';
import { GatechartError } from '../../../../src/core/errors.ts';
import type { Film } from '../trace/trace.ts';
import type { Cause } from '../trace/scene.ts';

const BASE = 36;

/** An answer by the place of its option among those of the question. */
export const answerWord = (key: string, asked: Decision | undefined): string =>
  (asked?.options.findIndex((option) => option.key === key) ?? -1).toString(BASE);

export const concessionWord = (player: Player): string => `c${player}`;

/** What a scene began with. */
const wordOf = (film: Film, scene: number): string => {
  const { cause } = film.scenes[scene] as Film['scenes'][number];
  if (cause.is === 'start') return '';
  if (cause.is === 'concession') return concessionWord(cause.player);
  return answerWord(cause.key, film.scenes[scene - 1]?.decision);
};

/** What was done in a film after so many scenes, as short text: `0.3.1a`, `c1` for a player who gives up. */
export const answersAfter = (film: Film, shared: number): string =>
  film.scenes
    .map((_, scene) => wordOf(film, scene))
    .slice(shared)
    .join('.');

/** Does in a film what such a text says. Throws `BAD_ADDRESS` where it cannot be done. */
export const doAnswers = (film: Film, text: string): void => {
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
export const sharedScenes = (a: Film, b: Film): number => {
  const parting = a.scenes.findIndex(({ cause }, scene) => !isSame(cause, b.scenes[scene]?.cause));
  return parting < 0 ? a.scenes.length : parting;
};
