import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import type { TrajectoryStep } from '../../../../src/selfplay/outcome.ts';
import { Folder, gatechart } from '../../../../test/cli/in-process.ts';
import { blocksIn } from '../../../../test/docs/blocks.ts';
import { PYTHON } from '../../../../test/support/parts.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const PAGE = 'docs/reference/sparse-data.md';

/** Prints each decision as `trajectories/*.jsonl` has it; argument 2: columns of an observation. */
const PRINT = `
import json, sys
import numpy as np
from read import read

data = read(sys.argv[1])
for k in range(len(data["actions"])):
    start, end = data["positionStarts"][k : k + 2]
    row = np.zeros(int(sys.argv[2]), np.float32)
    row[data["positionAt"][start:end]] = data["positionValues"][start:end]
    first, last = data["firstOptions"][k : k + 2]
    mask, policy = data["options"][first:last], data["policy"][first:last]
    print(json.dumps({
        "match": int(data["matches"][k]), "step": int(data["steps"][k]), "player": int(data["players"][k]),
        "observation": row.tolist(), "mask": mask.tolist(), "action": int(mask[data["actions"][k]]),
        "policy": policy.tolist() if policy.any() else None, "return": float(2 * data["targets"][k] - 1),
    }))
`;

it('The reader of the page gives what is exported as JSON', async () => {
  const out = folder.file('run');
  await gatechart(
    ...['selfplay', '--ruleset', 'waiting-zone', '--games', '4', '--agents', 'ismcts:4,random'],
    ...['--workers', '0', '--out', out, '--export', 'sparse'],
  );
  const steps = readdirSync(join(out, 'trajectories')).flatMap((name) =>
    readFileSync(join(out, 'trajectories', name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as TrajectoryStep),
  );
  const reader = blocksIn(PAGE, readFileSync(PAGE, 'utf8')).find(
    ({ attributes }) => attributes.file === 'read.py',
  );
  folder.file('read.py', reader?.code);
  const { stdout } = await promisify(execFile)(
    PYTHON,
    [folder.file('print.py', PRINT), join(out, 'trajectories.sparse'), `${steps[0]?.observation.length}`],
    { maxBuffer: 2 ** 28 },
  );
  const read = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TrajectoryStep);
  const rounded = ({ observation, policy, ...step }: TrajectoryStep) => ({
    ...step,
    observation: observation.map(Math.fround),
    policy: policy?.map(Math.fround) ?? null,
  });
  expect(read.map(rounded)).toEqual(steps.map(rounded));
  expect(new Set(read.map(({ policy }) => policy === null)).size).toBe(2);
});
