import { createInterface } from 'node:readline';
import { register } from 'tsx/esm/api';

register();
const { folderLock: holderFor } = await import('../../../src/cli/folder-lock.ts');

/** Takes the folder that a line names and says what came of it; lets go of what it has at the line `free`. */
let letGo = () => {};

const taken = (folder) => {
  try {
    letGo = holderFor('taking')(folder);
    return 'held';
  } catch (error) {
    return `${error.code} ${error.message}`;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'free') {
    letGo();
    letGo = () => {};
    console.log('free');
  } else console.log(taken(line));
}
