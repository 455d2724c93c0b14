import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** An exported name, or a member of an exported type as `Type.member`; `in` is the file that declares it before the move. */
export interface Rename {
  readonly in: string;
  readonly from: string;
  readonly to: string;
}

/** Words of messages, comments and docs. */
export interface Phrase {
  readonly from: string;
  readonly to: string;
  readonly where?: string;
}

export interface Plan {
  /** Old path to new path of folders whose files go to more than one place. */
  readonly folders: ReadonlyMap<string, string>;
  /** New path to the old paths that become that file, the first one first. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Files that only re-export. */
  readonly remove: readonly string[];
  readonly identifiers: readonly Rename[];
  readonly phrases: readonly Phrase[];
}

interface Written {
  readonly folders?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string | readonly string[]>>;
  readonly remove?: readonly string[];
  readonly identifiers?: readonly Rename[];
  readonly phrases?: readonly Phrase[];
}

/** The folder of the maps: one YAML file an area. */
export const MAPS = join(import.meta.dirname, 'maps');

/** All maps together. Throws where an old path stands twice. */
export const readPlan = (folder = MAPS): Plan => {
  const files = new Map<string, readonly string[]>();
  const folders = new Map<string, string>();
  const plan = {
    folders,
    files,
    remove: [] as string[],
    identifiers: [] as Rename[],
    phrases: [] as Phrase[],
  };
  const seen = new Set<string>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.yaml')) continue;
    const map = parse(readFileSync(join(folder, name), 'utf8')) as Written;
    for (const [to, from] of Object.entries(map.files ?? {})) {
      const olds = typeof from === 'string' ? [from] : from;
      for (const old of olds) {
        if (seen.has(old)) throw new Error(`${name}: ${old} is moved twice`);
        seen.add(old);
      }
      files.set(to, [...(files.get(to) ?? []), ...olds]);
    }
    for (const [from, to] of Object.entries(map.folders ?? {})) folders.set(from, to);
    plan.remove.push(...(map.remove ?? []));
    plan.identifiers.push(...(map.identifiers ?? []));
    plan.phrases.push(...(map.phrases ?? []));
  }
  return plan;
};

export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** The files that git tracks and that are there. */
export const trackedFiles = (): string[] =>
  git('ls-files')
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

/**
 * Where each file stands after the move alone: the first file of a merge has its new path, the others stand beside it
 * under their old names until they join it.
 */
export const movedPaths = (plan: Plan): Map<string, string> => {
  const moved = new Map<string, string>();
  const used = new Set(plan.files.keys());
  for (const [to, [first, ...rest]] of plan.files) {
    if (first === undefined) continue;
    moved.set(first, to);
    for (const old of rest) {
      const folder = to.slice(0, to.lastIndexOf('/'));
      const [base = '', ...ends] = old.slice(old.lastIndexOf('/') + 1).split('.');
      let path = `${folder}/${base}.${ends.join('.')}`;
      for (let turn = 2; used.has(path); turn += 1) path = `${folder}/${base}-${turn}.${ends.join('.')}`;
      used.add(path);
      moved.set(old, path);
    }
  }
  return moved;
};
