// A bot for `gatechart selfplay --agents "cmd:node dist/src/selfplay/examples/bot.js,greedy"`: it takes an attack if
// there is one, else the first option that is not passing.
import { createInterface } from 'node:readline';

type Message =
  | { readonly type: 'begin' | 'end' }
  | {
      readonly type: 'question';
      readonly decision: { readonly options: readonly { readonly key: string }[] };
    };

const PASSIVE: readonly string[] = ['pass', 'end attacking'];

const choose = (keys: readonly string[]): string =>
  keys.find((key) => key.startsWith('attack ')) ??
  keys.find((key) => !PASSIVE.includes(key)) ??
  keys[0] ??
  '';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'end') break;
  if (message.type === 'question') {
    const key = choose(message.decision.options.map((option) => option.key));
    process.stdout.write(`${JSON.stringify({ key })}\n`);
  }
}
