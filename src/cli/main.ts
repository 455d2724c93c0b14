#!/usr/bin/env node
import { cacheCompiledCode, limitInlining } from './v8-flags.ts';

// Before the rest of the program is loaded.
cacheCompiledCode();
limitInlining();

await import('./start.ts');
