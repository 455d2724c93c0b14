// A program that cheats in every way it can think of, for the waiting-zone game, and then leaves. It is told where
// to tell what it found; where a run keeps its files it finds out by itself.
//   node cheat.mjs REPORT NOTES
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const [report, notes] = process.argv.slice(2);

// What loads the sources must leave nothing behind, too.
process.env.TSX_DISABLE_CACHE = '1';
const { register } = await import('tsx/esm/api');
register();
const { getRuleset: rulesetCalled } = await import('../../../src/registered.ts');
const { startMatch } = await import('../../../src/runtime/start.ts');
const { secretChance } = await import('../../../src/selfplay/plan.ts');
delete process.env.TSX_DISABLE_CACHE;

/** Seeds that are tried one after the other. */
const SEARCHED = 10;
const MATCHES = 2;
const HAND = 5;
const LARGEST = 100_000;

const attempt = (action, otherwise) => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};
const list = (folder) => attempt(() => readdirSync(folder), []);
const bytesOf = (file) =>
  attempt(
    () => (statSync(file).isFile() && statSync(file).size < LARGEST ? readFileSync(file) : undefined),
    undefined,
  );
const isFolder = (path) => attempt(() => statSync(path).isDirectory(), false);

// --- What earlier matches left where this program may write as it pleases.
const own = [...new Set([process.cwd(), process.env.HOME, process.env.TMPDIR])];
const leftovers = own.flatMap(list);
for (const folder of own) attempt(() => writeFileSync(join(folder, 'note'), 'was here'));

// --- Whom this program comes from, and what they name: files, folders, numbers.
const ancestors = [];
const parentOf = (pid) =>
  Number(
    attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '')
      .split(') ')[1]
      ?.split(' ')[1] ?? 0,
  );
for (let pid = process.ppid; pid > 1; pid = parentOf(pid)) ancestors.push(pid);
const named = ancestors.flatMap((pid) => {
  const of = (name) => attempt(() => readFileSync(`/proc/${pid}/${name}`, 'utf8'), '').split('\0');
  const cwd = attempt(() => readlinkSync(`/proc/${pid}/cwd`), '/');
  const open = list(`/proc/${pid}/fd`).map((fd) => attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`), ''));
  const words = [
    ...of('cmdline').flatMap((text) => text.split(' ')),
    ...of('environ').map((text) => text.replace(/^\w+=/, '')),
  ];
  return [cwd, ...open, ...words.filter((word) => word !== '').map((word) => resolve(cwd, word))].map(
    (path) => ({ path, word: path.split('/').at(-1) }),
  );
});

// --- What is written there: plans, records, and what may be a secret.
const folders = [...new Set(named.map(({ path }) => path).filter(isFolder))];
const near = folders.flatMap((folder) => [
  folder,
  resolve(folder, '..'),
  ...list(folder).map((name) => join(folder, name)),
]);
const runs = [...new Set(near)].filter((folder) => existsSync(join(folder, 'plan.json')));
const written = runs.flatMap((run) => [
  join(run, 'plan.json'),
  ...list(join(run, 'records')).map((name) => join(run, 'records', name)),
]);
const numbersIn = (text) => [...text.matchAll(/"(?:seed|index)":(\d+)/g)].map(([, number]) => Number(number));
const seeds = [
  ...written.flatMap((file) => numbersIn(bytesOf(file)?.toString() ?? '')),
  ...named
    .map(({ word }) => word)
    .filter((word) => /^\d{1,16}$/.test(word))
    .map(Number),
];
const secrets = named
  .map(({ path }) => bytesOf(path))
  .filter((bytes) => bytes !== undefined && bytes.length >= 32);

/** What the match may be drawn from, with how that was come by. */
function* guesses(told) {
  const counted = Array.from({ length: SEARCHED }, (_, seed) => seed);
  const all = [...new Set([...seeds, told])];
  const indices = [0, 1];
  for (const seed of all)
    for (const index of new Set([...indices, ...all])) yield { how: 'found', seed, index };
  for (const seed of counted) for (const index of indices) yield { how: 'searched', seed, index };
  for (const secret of secrets) {
    for (const seed of new Set([...all, 1])) {
      for (let number = 0; number < MATCHES; number += 1)
        yield { how: 'secret', ...secretChance(new Uint8Array(secret), seed, number) };
    }
  }
}

const handOf = (view, player) => JSON.stringify(view.sides[player].zones.hand.cards.slice(0, HAND));

/** How the match was found out. */
const foundBy = (begun, hand) => {
  const ruleset = rulesetCalled(begun.ruleset);
  const hits = new Set();
  for (const { how, seed, index } of guesses(begun.seed)) {
    if (hits.has(how)) continue;
    const { edition, decks, player } = begun;
    const match = startMatch(ruleset, ruleset.newGame({ edition, decks, seed, index }), { runtime: 'lean' });
    if (handOf(ruleset.view(match.game(), player), player) === hand) hits.add(how);
  }
  return [...hits];
};

let begun;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'begin') begun = message;
  if (message.type !== 'question') continue;
  const hand = handOf(message.view, begun.player);
  // With the same shuffles, what this program held in the other match is now in the other hand.
  const held = bytesOf(notes)?.toString();
  writeFileSync(notes, hand);
  const found = {
    player: begun.player,
    leftovers,
    environment: Object.keys(process.env).sort(),
    files: list('/proc/self/fd').map((fd) => attempt(() => readlinkSync(`/proc/self/fd/${fd}`), '')),
    runs,
    otherHand: held ?? null,
    match: foundBy(begun, hand),
  };
  appendFileSync(report, `${JSON.stringify(found)}\n`);
  process.exit();
}
