import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { GatechartError } from '../../src/core/errors.ts';
import type { Mutant } from '../../src/rulebook/mutants.ts';
import { lineAt } from '../../src/rulebook/source-text.ts';

/** Mutants that can be in the sources together: no two of one file touch. */
type Layer = readonly Mutant[];

type TextOf = (file: string) => string;

const COPIED = ['machines', 'src', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];

/** What is said of names that nobody uses any more; a mutant may leave some. */
const UNUSED = /error TS(6133|6192|6196|6198):/;

const ERROR = /^(?<file>[^()]+)\((?<line>\d+),\d+\): (?<message>error TS.*)$/gm;

const spanOf = ({ file, find }: Mutant, textOf: TextOf): readonly [from: number, to: number] => {
  const from = textOf(file).indexOf(find);
  return [from, from + find.length];
};

const areAdjacent = (one: Mutant, other: Mutant, textOf: TextOf): boolean => {
  if (one.file !== other.file) return false;
  const [[from, to], [otherFrom, otherTo]] = [spanOf(one, textOf), spanOf(other, textOf)];
  return from <= otherTo && otherFrom <= to;
};

const layersOf = (mutants: readonly Mutant[], textOf: TextOf): readonly Layer[] => {
  const layers: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = layers.find((layer) => !layer.some((other) => areAdjacent(mutant, other, textOf)));
    if (free === undefined) layers.push([mutant]);
    else free.push(mutant);
  }
  return layers;
};

interface LayeredFile {
  readonly file: string;
  readonly text: string;
  /** Lines, from 1, that each mutant has in it. */
  readonly lines: readonly { readonly mutant: Mutant; readonly from: number; readonly to: number }[];
}

const layFile = (file: string, mutants: readonly Mutant[], textOf: TextOf): LayeredFile => {
  const original = textOf(file);
  const inOrder = [...mutants].sort((one, other) => spanOf(one, textOf)[0] - spanOf(other, textOf)[0]);
  let text = '';
  let at = 0;
  const offsets = inOrder.map((mutant) => {
    const [from, to] = spanOf(mutant, textOf);
    text += original.slice(at, from);
    const begin = text.length;
    text += mutant.replace;
    at = to;
    return { mutant, begin, end: text.length };
  });
  text += original.slice(at);
  return {
    file,
    text,
    lines: offsets.map(({ mutant, begin, end }) => ({
      mutant,
      from: lineAt(text, begin),
      to: lineAt(text, end),
    })),
  };
};

const compile = async (folder: string, signal: AbortSignal | undefined): Promise<string> => {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const args = [tsc, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.build.json'];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1 << 26, signal });
    return '';
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  }
};

/** A mutant that the compiler does not take. */
export interface Uncompiled {
  readonly mutant: Mutant;
  readonly message: string;
}

interface Fault {
  /** The mutant in whose lines it is; none where it shows elsewhere. */
  readonly mutant: Mutant | undefined;
  readonly message: string;
}

const faultsIn = (said: string, laid: readonly LayeredFile[]): readonly Fault[] =>
  [...said.matchAll(ERROR)].flatMap(({ 0: whole, groups }): readonly Fault[] => {
    if (UNUSED.test(whole)) return [];
    const line = Number(groups?.line);
    const found = laid
      .find(({ file }) => file === groups?.file)
      ?.lines.find(({ from, to }) => from <= line && line <= to);
    return [{ mutant: found?.mutant, message: `${groups?.file}:${line}: ${groups?.message}` }];
  });

/** A copy of the sources, in which mutants are compiled. */
class Copy {
  readonly #folder: string;
  readonly #textOf: TextOf;
  readonly #signal: AbortSignal | undefined;
  #isSound = false;

  constructor(folder: string, textOf: TextOf, signal: AbortSignal | undefined) {
    this.#folder = folder;
    this.#textOf = textOf;
    this.#signal = signal;
  }

  /** Where a fault shows outside the lines of the mutants, halves of them are tried until it is known whose it is. */
  async check(layer: Layer): Promise<readonly Uncompiled[]> {
    const faults = await this.#compiledWith(layer);
    const known = faults.flatMap(({ mutant, message }) =>
      mutant === undefined ? [] : [{ mutant, message }],
    );
    if (known.length === faults.length) return known;
    await this.#refuseOwnFaults();
    const [only] = layer;
    if (layer.length === 1 && only !== undefined)
      return faults.map(({ message }) => ({ mutant: only, message }));
    const middle = Math.ceil(layer.length / 2);
    return [...(await this.check(layer.slice(0, middle))), ...(await this.check(layer.slice(middle)))];
  }

  async #compiledWith(layer: Layer): Promise<readonly Fault[]> {
    const files = [...new Set(layer.map(({ file }) => file))];
    const laid = files.map((file) =>
      layFile(
        file,
        layer.filter((mutant) => mutant.file === file),
        this.#textOf,
      ),
    );
    for (const { file, text } of laid) await writeFile(join(this.#folder, file), text);
    const faults = faultsIn(await compile(this.#folder, this.#signal), laid);
    for (const { file } of laid) await writeFile(join(this.#folder, file), this.#textOf(file));
    return faults;
  }

  /** What is wrong without any mutant would be found in each of them. */
  async #refuseOwnFaults(): Promise<void> {
    if (this.#isSound) return;
    const [fault] = await this.#compiledWith([]);
    if (fault !== undefined) throw new GatechartError('NOT_COMPILED', 'sources', fault.message);
    this.#isSound = true;
  }
}

/**
 * Compiles mutants, as many at once as do not touch, until it is stopped. `textOf`: a file of the sources as it is. Throws
 * `NOT_COMPILED` if the sources have a fault of their own.
 */
export const findUncompiled = async (
  mutants: readonly Mutant[],
  textOf: TextOf,
  signal?: AbortSignal,
): Promise<readonly Uncompiled[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'gatechart-build-'));
  try {
    for (const part of COPIED) await cp(part, join(folder, part), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const copy = new Copy(folder, textOf, signal);
    const found: Uncompiled[] = [];
    for (const layer of layersOf(mutants, textOf)) found.push(...(await copy.check(layer)));
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
};
