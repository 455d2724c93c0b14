// A bot for `gatechart selfplay --agents "cmd:node dist/src/selfplay/external-agents/example-bot.js,greedy"`: it takes an attack if
// there is one, else an option that is not passing, a different one from question to question.
import { createInterface } from 'node:readline';

type Message =
  | { readonly type: 'begin' | 'end' }
  | {
      readonly type: 'question';
      readonly decision: { readonly options: readonly { readonly key: string }[] };
    };

const PASSIVE: readonly string[] = ['pass', 'end attacking'];

const choose = (keys: readonly string[], asked: number): string => {
  const attacks = keys.filter((key) => key.startsWith('attack '));
  const active = keys.filter((key) => !PASSIVE.includes(key));
  const [wanted = keys] = [attacks, active].filter((some) => some.length > 0);
  return wanted[asked % wanted.length] ?? '';
};

let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'end') break;
  if (message.type === 'question') {
    const key = choose(
      message.decision.options.map((option) => option.key),
      asked,
    );
    asked += 1;
    process.stdout.write(`${JSON.stringify({ key })}\n`);
  }
}
