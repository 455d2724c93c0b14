import { lineAt, type Source } from './source-text.ts';

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
