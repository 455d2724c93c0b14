import type { Branch } from '../../src/store/view-state.ts';
import { knownAnswer } from '../../src/trace/question.ts';
import { useLanguage, useText, useView } from './use-view.ts';

/** What a branch is called: its edition, or its number and the answer that it began with, where the viewer knows it. */
export const useBranchName = (): ((branch: Branch) => string) => {
  const say = useText();
  const language = useLanguage();
  const viewer = useView((state) => state.viewer);
  return ({ number, from, edition, trace }) => {
    if (from === undefined) return edition;
    const name = `${say('branch')} ${number}`;
    const began = knownAnswer(trace, from.segment + 1, viewer, language);
    return began === undefined ? name : `${name}: ${began.brief}`;
  };
};
