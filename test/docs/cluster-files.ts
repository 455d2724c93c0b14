import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

/** The files to begin with of docs/cluster.md. */
export const FILES = 'docs/cluster';

/** The documents of a YAML file. */
export const yamlIn = (file: string): readonly unknown[] =>
  parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as unknown;
  });
