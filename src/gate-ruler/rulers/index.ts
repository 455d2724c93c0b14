import type { CardDefinition } from '../card.ts';
import { apprentice } from './apprentice.ts';
import { knight } from './knight.ts';

/** The rulers a deck may be built for. */
export const rulers: readonly CardDefinition[] = [apprentice, knight];
