import { gateRuler } from '../../../../src/registered.ts';
import { startActors } from '../../../../src/runtime/start.ts';

/** A new match of XState actors. */
export const matchOfActors = () =>
  startActors(
    gateRuler,
    gateRuler.newGame({
      edition: gateRuler.defaultEdition,
      decks: ['atlas-drive', 'volnar-host'],
      seed: 3,
      index: 0,
    }),
    {},
  );

/** Takes the first option of that many questions. */
export const answerFirst = (match: ReturnType<typeof matchOfActors>, times: number): void => {
  for (let answers = 0; answers < times; answers += 1) {
    const { decision } = match.pending() ?? {};
    if (decision !== undefined) match.answer(decision.player, decision.options[0]?.key ?? '');
  }
};
