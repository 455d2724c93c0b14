import type { Sent, Shown } from './worker.ts';

const rules = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const send = (message: Sent): void => rules.postMessage(message);

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no element ${id}`);
  return found;
};

const made = (tag: 'button' | 'li', text: string): HTMLElement => {
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
};

const optionButton = ({ key, text }: Shown['options'][number]): HTMLElement => {
  const button = made('button', text);
  button.addEventListener('click', () => send({ key }));
  return button;
};

rules.addEventListener('message', ({ data }: MessageEvent<Shown>) => {
  element('board').textContent = data.board.join('\n');
  element('prompt').textContent = data.prompt;
  element('options').replaceChildren(...data.options.map(optionButton));
  element('log').prepend(...data.log.toReversed().map((line) => made('li', line)));
});

rules.addEventListener('error', ({ message }) => {
  element('prompt').textContent = `The match has stopped: ${message}`;
});

send({ seed: Number(new URLSearchParams(location.search).get('seed') ?? 1) });
