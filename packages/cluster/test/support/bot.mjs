import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * Takes the first of what is on offer. In the match that a file names by what a program is told at its beginning, it kills
 * whoever has it played: the process that started its supervisor.
 *   node bot.mjs FILE
 */
const [, , file] = process.argv;

const parentOf = (pid) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
const isSupervisor = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('supervisor.js');

const killPlayer = () => {
  let pid = process.ppid;
  while (!isSupervisor(pid)) pid = parentOf(pid);
  process.kill(parentOf(pid), 'SIGKILL');
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'begin' && existsSync(file)) {
    const { seed, player } = JSON.parse(readFileSync(file, 'utf8'));
    if (message.seed === seed && message.player === player) killPlayer();
  }
  if (message.type === 'question') console.log(JSON.stringify({ key: message.decision.options[0].key }));
}
