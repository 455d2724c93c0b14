import { expect, it } from 'vitest';
import { bolt, creature, permanent } from '../../support/permanents.ts';
import { run } from '../../support/run.ts';

it('603.3b the chosen trigger waits in front of the others, and once', () => {
  const { game, open } = run(
    {
      permanents: [
        permanent('magmatic-galleon', 'p1'),
        permanent('toralf-god-of-fury', 'p1'),
        creature('bear', 2),
      ],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 3 }] }],
    },
    ['put toralf-god-of-fury (bear: 1)'],
  );
  expect(open?.kind).toBe('target');
  expect(game.waiting.map(({ effect }) => effect)).toEqual(['toralf-god-of-fury', 'magmatic-galleon']);
});
