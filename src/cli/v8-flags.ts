import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

/**
 * How much code V8 draws into a function as it optimizes it, in bytes of bytecode; 920 by itself. Rules are many small
 * functions: with so much drawn in, optimizing them takes more of the first hundred matches than all else, and warm matches are
 * no faster for it (docs/explanation/performance.md). It is a limit that V8 looks up at each function, for every thread of the process.
 */
const INLINED = 230;

const BY_ITSELF = 920;

const inlineUpTo = (bytes: number): void => {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${bytes}`);
};

/** Sets how V8 compiles the rules. For the program alone: who uses the library sets the flags of their own process. */
export const limitInlining = (): void => inlineUpTo(INLINED);

/** Lets V8 compile as it does by itself: other programs that are measured here are made for that. */
export const resetInlining = (): void => inlineUpTo(BY_ITSELF);

/** Has Node 22 and later keep what they compile for the next start, in a folder for temporary files. */
export const cacheCompiledCode = (): void => {
  (module as { readonly enableCompileCache?: () => void }).enableCompileCache?.();
};
