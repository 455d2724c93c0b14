import { wrapText } from '../text-width.ts';

/** Where the output is no terminal. */
const USUAL_COLUMNS = 104;

/** What a line of a box has on both sides: frame and space. */
const FRAME = 4;

const cut = (line: string, most: number): string =>
  line.length <= most ? line : `${line.slice(0, most - 3)}...`;

/**
 * Lines with a frame around them, broken to the width of the terminal. A line that is to be copied is never broken: it
 * stands below the frame where it is too long.
 */
export const box = (
  lines: readonly string[],
  copied: string,
  columns: number = USUAL_COLUMNS,
): readonly string[] => {
  const room = columns - FRAME;
  const told = lines.flatMap((line) => wrapText(line, room, 0)).map((line) => cut(line, room));
  const isInside = copied.length <= room;
  const all = isInside ? [...told, '', copied] : told;
  const width = Math.max(...all.map((line) => line.length));
  const edge = '─'.repeat(width + 2);
  return [
    `┌${edge}┐`,
    ...all.map((line) => `│ ${line.padEnd(width)} │`),
    `└${edge}┘`,
    ...(isInside ? [] : [copied]),
  ];
};
