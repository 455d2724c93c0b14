import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = 'src/rulesets';

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }));

const filesThat = (holds: (text: string, file: string) => boolean): readonly string[] =>
  sources.filter(({ file, text }) => holds(text, file)).map(({ file }) => file);

/** Files that make positions from nothing or from a player view: they carry out no rule. */
const MAKERS = [
  /^[^/]+\/scenario\//,
  /^[^/]+\/views\/(determinization|player-view)\.ts$/,
  /^[^/]+\/adapters\/(generators|invariants)\.ts$/,
  /^excess-damage\/ruleset\.ts$/,
];

/** Keys of a Gate Ruler game that have one owner: the setter, and the only files that call it. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  withGate: ['rules/ch09-gate/gate.ts'],
  withLasting: ['events/lasting.ts'],
  withDelayed: ['events/lasting.ts'],
  withWaiting: ['events/lasting.ts'],
  withSoul: ['rules/ch03-zones/movement.ts'],
  withZone: ['rules/ch03-zones/movement.ts'],
  asNewObject: ['rules/ch03-zones/movement.ts'],
  withRng: ['rules/ch05-preparation/preparation.ts'],
  withResult: ['rules/ch12-rule-effects/rule-effects.ts'],
};

describe('The game', () => {
  it('is copied with changes by the setters alone', () => {
    const copying = filesThat(
      (text, file) =>
        /\.\.\.game\s*[,}]/.test(text) &&
        !file.endsWith('/state/setters.ts') &&
        !MAKERS.some((maker) => maker.test(file)),
    );
    expect(copying).toEqual([]);
  });

  it('is written in rules/ and events/ alone', () => {
    const writing = filesThat((text) => /from '[^']*\/setters\.ts'/.test(text));
    expect(writing.length).toBeGreaterThan(10);
    expect(writing.filter((file) => !/^[^/]+\/(rules|events)\//.test(file))).toEqual([]);
  });

  it.each(Object.entries(OWNERS))('has its key behind %s written by its owner', (setter, owners) => {
    const calling = filesThat(
      (text, file) => new RegExp(`\\b${setter}\\(`).test(text) && /\/(rules|events)\//.test(file),
    ).filter((file) => file.startsWith('gate-ruler/'));
    expect(calling).toEqual(owners.map((owner) => `gate-ruler/${owner}`));
  });
});
