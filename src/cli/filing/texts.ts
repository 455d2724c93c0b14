import { join } from 'node:path';
import { stringify } from 'yaml';
import { usual } from '../../registry.ts';
import { filesBelow, readText } from '../files.ts';
import { collectionWith, setsFor } from '../sets/ruleset-with.ts';
import type { WrittenTexts } from './kinds.ts';

/** Cards of a set that is made of those there are. */
const CARDS = 2;

/** A deck of those there are with other cards beside it, as a person writes them. */
const ownSet = (): string => {
  const { cards } = collectionWith(usual.id);
  const all = [...cards.values()];
  const ruler = all.find(({ id }) => id === 'apprentice')?.id ?? all[0]?.id ?? '';
  const own = all
    .filter((_, index) => index % Math.ceil(all.length / CARDS) === 0)
    .map((card) => ({ ...card, id: `own-${card.id}` }));
  return stringify(
    { cards: own, decks: [setsFor(usual.id).starterDeck(ruler, [])] },
    { aliasDuplicateObjects: false },
  );
};

const shortSet = `cards:
  - { id: wall, name: Wall, type: unit, hp: 5, keywords: [intercept] }
  - id: bolt
    name: Bolt
    type: event
    timing: instant
    effect: [{ do: damage, to: [enemyRuler], amount: 2, cannotCounter: true }]
`;

/** The texts of a checkout of this project. Throws `CANNOT_READ`. */
export const textsIn = (root: string): WrittenTexts => {
  const texts = (folder: string): readonly string[] =>
    filesBelow(join(root, folder))
      .filter((file) => /\.(ya?ml|json)$/.test(file))
      .map((file) => readText(file));
  return {
    scenarios: texts('test/scenarios'),
    sets: [ownSet(), shortSet],
    mutants: texts('test/proof').map((text) =>
      text
        .split(/\n(?=- clause)/)
        .slice(0, 10)
        .join('\n'),
    ),
    findings: texts('test/regressions'),
  };
};
