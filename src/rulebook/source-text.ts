/** A text of the program, such as a source file, by its path. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Number of the line, from 1, in which an offset of a text lies. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** A source with its comments blanked, everything else at its offset: what a comment says carries nothing out. */
export const codeOf = (text: string): string =>
  text.replaceAll(TOKEN, (token) => (token.startsWith('/') ? token.replaceAll(/[^\n]/g, ' ') : token));

/** A declaration of a module; formatted sources begin each at the first column. */
const DECLARATION = /^(?:export )?(?:const|let|function|class|interface|type) (\w+)/;

/** The declaration around an offset; nothing before the first. */
export const declarationAt = ({ text }: Source, offset: number): string | undefined => {
  const heads = text.split('\n').slice(0, lineAt(text, offset)).reverse();
  return heads.map((line) => DECLARATION.exec(line)?.[1]).find((name) => name !== undefined);
};

/** The line, from 1, at which a module declares a name; nothing if it does not. */
export const lineOfDeclaration = ({ text }: Source, name: string): number | undefined => {
  const at = text.split('\n').findIndex((line) => DECLARATION.exec(line)?.[1] === name);
  return at < 0 ? undefined : at + 1;
};

/** The comment directly above the declaration of a name; empty where it has none. */
export const commentAbove = (source: Source, name: string): string => {
  const line = lineOfDeclaration(source, name) ?? 1;
  const above = source.text.split('\n').slice(0, line - 1);
  const first = above.findLastIndex((each) => each.startsWith('/**'));
  return above.at(-1)?.endsWith('*/') ? above.slice(first).join('\n') : '';
};
