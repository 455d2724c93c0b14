import type { CardDefinition } from '../../values/card.ts';
import { apprentice } from './apprentice.ts';
import { berserker } from './berserker.ts';
import { knight } from './knight.ts';
import { wizard } from './wizard.ts';

/** The rulers a deck may be built for. */
export const rulers: readonly CardDefinition[] = [apprentice, berserker, knight, wizard];
