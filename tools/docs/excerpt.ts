const MOST_LINES = 24;

/** The third turn of a told match, as far as it fits. Throws if there is none. */
const excerptOf = (told: string): string => {
  const turn = /^.*Turn 3:[\s\S]*?(?=\n\n)/m.exec(told)?.[0];
  if (turn === undefined) throw new Error('The match has no third turn.');
  return turn.split('\n').slice(0, MOST_LINES).join('\n');
};

/** The README with its first example replaced by what `gatechart play` told. */
export const withExcerpt = (readme: string, told: string): string =>
  readme.replace(
    /(```text\n\$ npx gatechart play\n\.\.\.\n)[\s\S]*?(\n\.\.\.\n```)/,
    (_, before: string, after: string) => `${before}${excerptOf(told)}${after}`,
  );
