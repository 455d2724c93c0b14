import { register } from 'tsx/esm/api';

register();
const { TrialFailed } = await import('../../../src/fuzz/failure.ts');
const { trials } = await import('../../../src/fuzz/trials/index.ts');
const { begin } = await import('../../../src/fuzz/trials/trial.ts');
const { default: play } = await import('../../../src/fuzz/worker.ts');

import { plant } from './planted.js';

plant({ trials, begin, TrialFailed });

export default play;
