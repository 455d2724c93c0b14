#!/usr/bin/env node
import module from 'node:module';

// Node 22 and later keep what they have compiled for the next start; before the rest of the program is loaded.
(module as { readonly enableCompileCache?: () => void }).enableCompileCache?.();

await import('./start.ts');
