import { readdirSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

/** The files to begin with of docs/how-to/cluster.md. */
export const FILES = 'docs/cluster';

/** The documents of a YAML file. */
export const yamlIn = (file: string): readonly unknown[] =>
  parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as unknown;
  });

/** A table or list read from YAML. */
export type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

/** Every table and list within a value, itself included. */
export const tablesIn = (value: unknown): readonly Table[] =>
  isTable(value) ? [value, ...Object.values(value).flatMap(tablesIn)] : [];

const manifests = readdirSync(`${FILES}/kubernetes`).map((name) => `${FILES}/kubernetes/${name}`);

/** Every YAML file. */
export const yamlFiles = [`${FILES}/compose.yaml`, `${FILES}/ci-matrix.yaml`, ...manifests];

/** What stands under a path of keys. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isTable(inner) ? inner[key] : undefined), value);

/** The pods of all manifests, with the kind of what makes them. */
export const pods = manifests
  .flatMap(yamlIn)
  .map((manifest) => ({
    name: `${String(at(manifest, 'kind'))} ${String(at(manifest, 'metadata', 'name'))}`,
    manifest,
    pod: at(manifest, 'spec', 'template', 'spec'),
  }))
  .filter(({ pod }) => pod !== undefined);
