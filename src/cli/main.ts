#!/usr/bin/env node
import { limitInlining, cacheCompiledCode } from './v8-flags.ts';

// Before the rest of the program is loaded.
cacheCompiledCode();
limitInlining();

await import('./start.ts');
