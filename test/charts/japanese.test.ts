import { describe, expect, test } from 'vitest';
import { LABEL_MARGIN, labelSize, stateLabel, titleScale, transitionLabel } from '../../src/charts/labels.ts';
import { processesOf } from '../../src/charts/process.ts';
import { guardName, stateName, statePathName, stateTitle } from '../../src/core/chart-names.ts';
import { rulesets } from '../../src/registered.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/** Room around a title in a box. */
const MARGIN = 9;

describe.each([...rulesets.values()])('the charts of $id', ({ editions, chartNames, guardTexts }) => {
  const names = chartNames?.ja ?? {};
  const processes = Object.values(editions).flatMap((root) => processesOf(root));
  const states = processes.flatMap(({ id, states: all }) => all.map((state) => ({ id, state })));

  test('every state has a name in Japanese', () => {
    const without = states.filter(({ id, state }) => !JAPANESE.test(names[id]?.[state.path] ?? ''));
    expect(without.map(({ id, state }) => `${id}/${state.path}`)).toEqual([]);
  });

  test('every name in Japanese is that of a state', () => {
    const known = new Set(states.map(({ id, state }) => `${id}/${state.path}`));
    const named = Object.entries(names).flatMap(([id, own]) =>
      Object.keys(own).map((path) => `${id}/${path}`),
    );
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  const guarded = processes.flatMap(({ id, transitions }) =>
    transitions.filter(({ guard }) => guard !== undefined).map((transition) => ({ id, transition })),
  );

  test('every guard has a name in Japanese, and the fact by which it fails in both languages', () => {
    const without = guarded.filter(({ transition: { guard = '' } }) => {
      const [name = '', fails = '', inJapanese = ''] = guardTexts?.[guard] ?? [];
      return !JAPANESE.test(name) || !/^\S.*[^.]$/.test(fails) || !JAPANESE.test(inJapanese);
    });
    expect(without.map(({ id, transition }) => `${id} ${transition.guard}`)).toEqual([]);
  });

  test('every text of a guard is that of one in a chart', () => {
    const known = new Set(guarded.map(({ transition }) => transition.guard));
    expect(Object.keys(guardTexts ?? {}).filter((guard) => !known.has(guard))).toEqual([]);
  });

  test('every guard in Japanese can be read where its own name stands, and takes no more rows', () => {
    const nameGuard = (guard: string) => guardName(guardTexts, guard, 'ja');
    const bad = guarded.filter(({ transition }) => {
      const [own, named] = [transitionLabel(transition), transitionLabel(transition, nameGuard)];
      const { width } = labelSize(own, LABEL_MARGIN);
      return named.length > own.length || named.some(({ text }) => titleScale(text, width) < 0.6);
    });
    expect(
      bad.map(({ id, transition: { id: path, guard = '' } }) => `${id} ${path} ${nameGuard(guard)}`),
    ).toEqual([]);
  });

  test('every name in Japanese can be read in its box', () => {
    // A state with states in it has a box that is wider than its title.
    const leaves = states.filter(({ state }) => state.kind !== 'compound');
    const small = leaves.filter(({ id, state }) => {
      const { width } = labelSize(stateLabel(id, state), MARGIN);
      return titleScale(stateName(names, id, state.path), width) < 0.7;
    });
    expect(small.map(({ id, state }) => `${id}/${state.path} ${stateName(names, id, state.path)}`)).toEqual(
      [],
    );
  });
});

test('a state is named with the states around it and its process, by its path where there are no names', () => {
  const names = { gate: { '': 'ゲート処理', addition: '追加', 'addition.start': '開始' } };
  expect(statePathName(names, 'gate', 'addition.start')).toBe('追加・開始');
  expect(stateTitle(names, 'gate', 'addition.start')).toBe('ゲート処理：追加・開始');
  expect(stateTitle(names, 'gate', '')).toBe('ゲート処理');
  expect(stateTitle(undefined, 'gate', 'addition.start')).toBe('gate.addition.start');
  expect(statePathName(undefined, 'gate', 'addition.start')).toBe('addition.start');
});
