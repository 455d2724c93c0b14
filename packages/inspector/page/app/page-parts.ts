import { drawings } from 'virtual:charts';
import { type CustomRuleset, loadRuleset, rulesetIds, setCustomRuleset } from 'gatechart/tools';
import { useEffect, useState } from 'react';
import type { RulesetGeometry } from '../../src/chart-geometry.ts';
import type { InspectorStore } from '../../src/store/inspector-store.ts';
import { rulesetsNamedIn } from '../../src/trace/named-rulesets.ts';
import { addGeometry } from '../chart/geometry-store.ts';

const loadParts = async (id: string): Promise<void> => {
  const [, geometry] = await Promise.all([loadRuleset(id), drawings[id]?.()]);
  if (geometry !== undefined) addGeometry(id, geometry);
};

const loadAll = async (ids: Iterable<string>): Promise<void> => {
  await Promise.all([...ids].map(loadParts));
};

/** What is wrong where a part of the page does not come. */
const showMissingPart = (inspector: InspectorStore, { message }: Error): void =>
  inspector.set({
    trouble: {
      code: 'PAGE_INCOMPLETE',
      place: 'this page',
      message: `${message}; keep all files of the page in one folder, and load the page again`,
    },
  });

/** Does something with texts of any format once what reads them is there, and the rulesets that they name with their drawings. */
export const withRulesetsOf = async (
  inspector: InspectorStore,
  texts: readonly string[],
  act: () => void,
): Promise<void> => {
  inspector.set({ isLoading: true });
  const load = async (): Promise<void> => {
    const [reader] = await Promise.all([
      import('../../src/trace/source-file.ts'),
      loadAll(new Set(texts.flatMap(rulesetsNamedIn))),
    ]);
    inspector.setReader(reader);
  };
  await load().then(act, (error: Error) => showMissingPart(inspector, error));
  inspector.set({ isLoading: false });
};

/** Takes a ruleset from outside among the others. */
export const addRuleset = (rules: CustomRuleset, geometry: RulesetGeometry): void => {
  setCustomRuleset(rules);
  addGeometry(rules.ruleset.id, geometry);
};

/** Whether all rulesets are there; who asks has them loaded. */
export const useAllRulesets = (inspector: InspectorStore): boolean => {
  const [areLoaded, setAreLoaded] = useState(false);
  useEffect(() => {
    loadAll(rulesetIds()).then(
      () => setAreLoaded(true),
      (error: Error) => showMissingPart(inspector, error),
    );
  }, [inspector]);
  return areLoaded;
};
