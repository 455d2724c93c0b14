const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** A source with its comments blanked, everything else at its offset: what a comment says carries nothing out. */
export const codeOf = (text: string): string =>
  text.replaceAll(TOKEN, (token) => (token.startsWith('/') ? token.replaceAll(/[^\n]/g, ' ') : token));
