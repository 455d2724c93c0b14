import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/core/data/digest.ts';
import { DEFAULT_EDITION, editionIds } from '../../../src/rulesets/excess-damage/state/interpretations.ts';
import { type FiledEvent, filedEvents, runFiled } from '../support/filed.ts';

const boardOf = (event: FiledEvent): string =>
  JSON.stringify(runFiled(event).game.board).replaceAll(/"interpretations":\{[^}]*\}/g, '');

/** What the same event is under the default edition, where a file is about both. */
const usualOf = ({ title }: FiledEvent): FiledEvent | undefined =>
  filedEvents.find((event) => event.title === title && event.edition === DEFAULT_EDITION);

describe('the events of the scenario files', () => {
  it('come out the same in every step of both runtimes', () => {
    for (const event of filedEvents) {
      const [lean, actors] = [runFiled(event, 'lean'), runFiled(event, 'actors')];
      expect(actors.steps).toEqual(lean.steps);
      expect(digest(actors.game)).toBe(digest(lean.game));
      expect(actors.open).toEqual(lean.open);
    }
  });

  it('tell facts and leave games that are plain data, without gaps', () => {
    for (const event of filedEvents) {
      const { facts, game } = runFiled(event);
      const plain = { facts, game: { ...game, facts: game.facts.slice() } };
      expect(plain).toStrictEqual(JSON.parse(JSON.stringify(plain)));
    }
  });

  it('are asked questions whose options are the moves of their kind', () => {
    const moves = new Set(
      filedEvents.flatMap((event) => {
        const { asked, open } = runFiled(event);
        return [...asked, ...(open ? [open] : [])].flatMap(({ kind, options }) =>
          options.map(({ type }) => `${kind}: ${type}`),
        );
      }),
    );
    expect([...moves].sort()).toEqual([
      'assignment: assign',
      'modification: apply',
      'shieldOrder: shield',
      'splitOrder: split',
      'target: choose.target',
      'triggerOrder: put',
    ]);
  });

  it('tell the two readings of every contested point apart', () => {
    const told = filedEvents.flatMap((event) => {
      const usual = usualOf(event);
      return usual === undefined || boardOf(usual) === boardOf(event) ? [] : [event.edition];
    });
    expect(new Set(told)).toEqual(new Set(editionIds.filter((id) => id !== DEFAULT_EDITION)));
  });
});
