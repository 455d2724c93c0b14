import { register } from 'tsx/esm/api';

register();
const { OracleFailure: TrialFailed } = await import('../../../src/fuzz/oracles/oracle.ts');
const { oracles: trials } = await import('../../../src/fuzz/run-case.ts');
const { beginMatch: begin } = await import('../../../src/fuzz/oracles/oracle.ts');
const { default: play } = await import('../../../src/fuzz/worker-thread.ts');

import { plant } from './planted.js';

plant({ trials, begin, TrialFailed });

export default play;
