import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = 'src/rulesets';

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }));

const filesThat = (holds: (text: string, file: string) => boolean): readonly string[] =>
  sources.filter(({ file, text }) => holds(text, file)).map(({ file }) => file);

/** Rooms that make positions out of nothing, or out of what a viewer knows: no rule is carried out in them. */
const MAKERS = [
  /^[^/]+\/described\//,
  /^[^/]+\/seen\/(sample|view)\.ts$/,
  /^[^/]+\/faces\/(other-world|arena)\.ts$/,
];

/** Keys of a Gate Ruler game that have one owner: the setter, and the only files that call it. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  withGate: ['rules/ch09-gate/gate.ts'],
  withLasting: ['happening/lasting.ts'],
  withDelayed: ['happening/lasting.ts'],
  withWaiting: ['happening/waiting.ts'],
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
        !file.endsWith('/values/setters.ts') &&
        !MAKERS.some((maker) => maker.test(file)),
    );
    expect(copying).toEqual([]);
  });

  it('is written in rules/ and happening/ alone', () => {
    const writing = filesThat((text) => /from '[^']*\/setters\.ts'/.test(text));
    expect(writing.length).toBeGreaterThan(10);
    expect(writing.filter((file) => !/^[^/]+\/(rules|happening)\//.test(file))).toEqual([]);
  });

  it.each(Object.entries(OWNERS))('has its key behind %s written by its owner', (setter, owners) => {
    const calling = filesThat(
      (text, file) => new RegExp(`\\b${setter}\\(`).test(text) && /\/(rules|happening)\//.test(file),
    ).filter((file) => file.startsWith('gate-ruler/'));
    expect(calling).toEqual(owners.map((owner) => `gate-ruler/${owner}`));
  });
});
