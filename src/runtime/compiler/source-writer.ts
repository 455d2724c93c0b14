/** The text of a function body that returns a function, and the values that it calls by name. */
export interface Source {
  readonly text: string;
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/** Makes a function of a source. Throws where the generation of code is barred. */
export const generate = ({ text, names, values }: Source): unknown => new Function(...names, text)(...values);

/** Whether code may be generated here: a page with a content security policy may bar it. */
export const canGenerateCode = (): boolean => {
  try {
    return generate({ text: 'return true;', names: [], values: [] }) === true;
  } catch {
    return false;
  }
};
