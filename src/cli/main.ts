#!/usr/bin/env node
import { compileLess, keepCompiled } from './v8-flags.ts';

// Before the rest of the program is loaded.
keepCompiled();
compileLess();

await import('./start.ts');
