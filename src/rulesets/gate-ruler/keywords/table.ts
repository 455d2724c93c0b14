// Written by `npm run docs` from the files of this folder.
import { counterattack } from './counterattack.ts';
import { doubleAttack } from './double-attack.ts';
import { forcedStandby } from './forced-standby.ts';
import { intercept } from './intercept.ts';
import { openCard } from './open-card.ts';
import { pacifist } from './pacifist.ts';
import { penetrate } from './penetrate.ts';
import { soulguard } from './soulguard.ts';
import { standby } from './standby.ts';
import { undying } from './undying.ts';
import { vigilance } from './vigilance.ts';

/** Every keyword, in the order of their clauses. */
export const keywords = {
  penetrate,
  intercept,
  counterattack,
  doubleAttack,
  vigilance,
  undying,
  soulguard,
  openCard,
  standby,
  forcedStandby,
  pacifist,
};
