import { lineAt, type Source } from './source.ts';

/** A declaration of a module; formatted sources begin each at the first column. */
const DECLARATION = /^(?:export )?(?:const|let|function|class|interface|type) (\w+)/;

/** A line of a comment that stands before a declaration, not inside one. */
const COMMENT = /^(?:\/\/|\/\*| \*)/;

/** The declaration around an offset, or the one that a comment there stands before; nothing for a comment on the file. */
export const declarationAt = ({ text }: Source, offset: number): string | undefined => {
  const lines = text.split('\n');
  const at = lineAt(text, offset) - 1;
  const heads = COMMENT.test(lines[at] ?? '')
    ? [lines.slice(at).find((line) => !COMMENT.test(line)) ?? '']
    : lines.slice(0, at + 1).reverse();
  return heads.map((line) => DECLARATION.exec(line)?.[1]).find((name) => name !== undefined);
};

/** The line, from 1, at which a module declares a name; nothing if it does not. */
export const lineOfDeclaration = ({ text }: Source, name: string): number | undefined => {
  const at = text.split('\n').findIndex((line) => DECLARATION.exec(line)?.[1] === name);
  return at < 0 ? undefined : at + 1;
};
