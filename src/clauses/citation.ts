/** A clause id as texts write it: `13-6c-1`, `u2103/penetrate.2`, `ed-120.4b`; rulesets say which exist. */
const TOKEN = /[A-Za-z0-9][A-Za-z0-9]*(?:[-./][A-Za-z0-9]+)+/g;

/** The clause ids of a registry that a text names, each once, in the order they first stand there. */
export const clausesNamedIn = (text: string, isClause: (id: string) => boolean): readonly string[] => [
  ...new Set((text.match(TOKEN) ?? []).flatMap((token) => longestClause(token, isClause))),
];

/** The longest beginning of a token that is a clause: `8-4c-1,` and `3-2d.ex` have more behind them. */
const longestClause = (token: string, isClause: (id: string) => boolean): readonly string[] => {
  for (let end = token.length; end > 0; end -= 1) {
    const part = token.slice(0, end);
    if (isClause(part)) return [part];
  }
  return [];
};

/** The clause a title begins with, if any. */
export const clauseOfTitle = (title: string, isClause: (id: string) => boolean): string | undefined => {
  const [first = ''] = title.split(/[\s:,]/);
  return isClause(first) ? first : undefined;
};
