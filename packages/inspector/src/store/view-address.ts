import {
  type Address,
  type AddressSource,
  encodeAnswers,
  MAX_ANSWERS,
  MAX_TEXT,
  sharedSegments,
} from './address.ts';
import type { Branch, Source, ViewState } from './view-state.ts';

/** The course that a branch was taken from, at last. */
const rootOf = (branches: readonly Branch[], branch: Branch): Branch => {
  const outer = branch.from && branches[branch.from.branch];
  return outer === undefined ? branch : rootOf(branches, outer);
};

const matchOf = ({
  opened,
  branches,
  active,
}: ViewState): Pick<Address, 'source' | 'answers'> | undefined => {
  const { header } = opened ?? {};
  const branch = branches[active];
  if (header === undefined || header.sets !== undefined || branch === undefined) return undefined;
  const { ruleset, version, edition, decks, seed, index } = header;
  const [first, second] = decks;
  const answers = encodeAnswers(branch.trace, 1);
  if (version !== branch.trace.ruleset.version || answers.length > MAX_ANSWERS) return undefined;
  const setup = { edition, decks: [first, second] as const, seed, index };
  return { source: { is: 'match', ruleset, version, setup }, answers };
};

const fileSource = ({ name, text, digest }: Source): AddressSource =>
  text.length > MAX_TEXT ? { is: 'file', name, digest } : { is: 'text', name, text };

/** The address of what is looked at; nothing while nothing is open, or where it could not be come back to. */
export const addressOf = (state: ViewState): Address | undefined => {
  const { source, branches, active, cursor: step, viewer, language, panel, comparedBranch } = state;
  const branch = branches[active];
  if (branch === undefined) return undefined;
  const other = comparedBranch === undefined ? undefined : branches[comparedBranch];
  // Only a course of the file is there for whoever opens the address.
  const compared = other !== undefined && other.from === undefined ? comparedBranch : undefined;
  const here = { step, viewer, language, panel, compared };
  const match = matchOf(state);
  if (match !== undefined) return { ...here, ...match, take: 0, shared: undefined, compared: undefined };
  if (source === undefined) return undefined;
  const root = rootOf(branches, branch);
  const shared = sharedSegments(root.trace, branch.trace);
  const answers = root === branch ? '' : encodeAnswers(branch.trace, shared);
  if (answers.length > MAX_ANSWERS) return undefined;
  return {
    ...here,
    source: fileSource(source),
    take: root.number,
    shared: root === branch ? undefined : shared,
    answers,
  };
};
