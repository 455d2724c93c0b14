const MOST = 100;

const cut = (line: string): string => (line.length <= MOST ? line : `${line.slice(0, MOST - 3)}...`);

/** Lines with a frame around them; a line that is to be copied is never cut. */
export const box = (lines: readonly string[], copied: string): readonly string[] => {
  const all = [...lines.map(cut), '', copied];
  const width = Math.max(...all.map((line) => line.length));
  const edge = '─'.repeat(width + 2);
  return [`┌${edge}┐`, ...all.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`];
};
