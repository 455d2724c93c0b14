/**
 * Plants faults into the trials of a build: a match fails at its first attack, and at its third answer whatever it is.
 * Returns what takes them out again.
 */
export const plant = ({ trials, begin, TrialFailed }) => {
  const { rules } = trials;
  trials.rules = (origin, hear) => {
    const match = begin(origin, { runtime: 'lean', onStep: hear });
    let answered = 0;
    return {
      match,
      pending: () => match.pending()?.decision,
      answer: (key) => {
        const { decision } = match.pending();
        answered += 1;
        match.answer(decision.player, key);
        if (key.startsWith('attack')) throw new TrialFailed('planted', `${key} was given`, 'attack');
        if (answered === 3) throw new TrialFailed('planted', `${key} was third`, decision.kind);
      },
      leave: () => {},
    };
  };
  return () => {
    trials.rules = rules;
  };
};
