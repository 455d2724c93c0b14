import sax from 'sax';

/** An element of an SCXML file. Names have no prefix, and text is that of the element itself. */
export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Xml[];
  readonly text: string;
}

interface Growing extends Xml {
  readonly attributes: Record<string, string>;
  readonly children: Growing[];
  text: string;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The root element of a document. */
export const readXml = (text: string): Xml => {
  const top: Growing = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = sax.parser(true);
  const append = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = {
      name: withoutPrefix(name),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = append;
  parser.oncdata = append;
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text.trimStart()).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('no element');
  return root;
};

export const childrenNamed = (element: Xml, ...names: readonly string[]): readonly Xml[] =>
  element.children.filter(({ name }) => names.includes(name));
