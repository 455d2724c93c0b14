import { TrialFailed } from '../../../dist/src/fuzz/failure.js';
import { trials } from '../../../dist/src/fuzz/trials/index.js';
import { begin } from '../../../dist/src/fuzz/trials/trial.js';
import play from '../../../dist/src/fuzz/worker.js';
import { plant } from './planted.js';

plant({ trials, begin, TrialFailed });

export default play;
