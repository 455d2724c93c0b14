/** A text of the program, such as a source file, by its path. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Number of the line, from 1, in which an offset of a text lies. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
