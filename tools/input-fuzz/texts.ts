import { join } from 'node:path';
import { stringify } from 'yaml';
import { defaultRulesetId, rulesets } from '../../src/registered.ts';
import { filesBelow, readText } from '../../src/cli/files.ts';
import { collectionWithSets, cardSetsOf } from '../../src/cli/ruleset-with.ts';
import type { ValidTexts } from './readers.ts';

/** Cards of a set that is made of those there are. */
const CARDS = 2;

/** A deck of those a game has with other cards beside it, as a person writes them. */
const ownSet = (id: string): string => {
  const { cards } = collectionWithSets(id);
  const all = [...cards.values()];
  const ruler = all.find((card) => card.id === 'apprentice')?.id;
  const own = all
    .filter((_, index) => index % Math.ceil(all.length / CARDS) === 0)
    .map((card) => ({ ...card, id: `own-${card.id}` }));
  return stringify(
    { cards: own, decks: [cardSetsOf(id).starterDeck(ruler, [])] },
    { aliasDuplicateObjects: false },
  );
};

/** Cards of the usual game in the short forms. */
const shortSet = `cards:
  - { id: wall, name: Wall, type: unit, hp: 5, keywords: [intercept] }
  - id: bolt
    name: Bolt
    type: event
    timing: instant
    effect: [{ do: damage, to: [enemyRuler], amount: 2, cannotCounter: true }]
`;

/** The texts of a checkout of this project. Throws `CANNOT_READ`. */
export const loadTexts = (root: string): ValidTexts => {
  const texts = (folder: string): readonly string[] =>
    filesBelow(join(root, folder))
      .filter((file) => /\.(ya?ml|json)$/.test(file))
      .map((file) => readText(file));
  return {
    scenarios: texts('test/scenarios'),
    sets: new Map(
      [...rulesets.values()]
        .filter(({ sets }) => sets !== undefined)
        .map(({ id }) => [id, id === defaultRulesetId() ? [ownSet(id), shortSet] : [ownSet(id)]]),
    ),
    mutants: texts('test/proof').map((text) =>
      text
        .split(/\n(?=- clause)/)
        .slice(0, 10)
        .join('\n'),
    ),
    findings: texts('test/regressions'),
  };
};
