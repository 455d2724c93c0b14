import { describe, expect, it } from 'vitest';
import type { Player } from '../../../src/kernel/decision.ts';
import { gateRuler } from '../../../src/registry.ts';
import { newGame } from '../../../src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts';
import { headline } from '../../../src/rulesets/gate-ruler/told/headlines.ts';
import { narrate } from '../../../src/rulesets/gate-ruler/told/narrate.ts';
import type { GateRulerFact } from '../../../src/rulesets/gate-ruler/values/fact.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/values/game.ts';
import type { CardRef, Instance } from '../../../src/rulesets/gate-ruler/values/instance.ts';
import { playOut, type SyncAgent } from '../../../src/runtime/drive.ts';
import { startMatch } from '../../../src/runtime/start.ts';

/** Player 1 is an Apprentice with machines, player 2 a Knight with a host; both have squires and volleys. */
const game = newGame({ edition: '2021-03', decks: ['atlas-drive', 'volnar-host'], seed: 1, index: 0 });

const card = (player: Player, id: string): Instance =>
  game.definitionOf.findIndex((other, instance) => other === id && game.owner[instance] === player);
const ref = (instance: Instance): CardRef => ({ card: instance, object: instance });

const walker = card(0, 'siege-walker');
const apprentice = card(0, 'apprentice');
const knight = card(1, 'knight');
const warden = card(1, 'oath-warden');
const squire = card(0, 'lantern-squire');
const volley = card(1, 'spark-volley');

const item = { number: 200, controller: 1 } as const;
const playedVolley = {
  ...item,
  kind: 'card',
  counter: false,
  card: volley,
  from: 'set1',
  choices: { unit: [ref(squire)] },
  zones: {},
} as const;
const playedWalker = {
  ...item,
  controller: 0,
  kind: 'card',
  counter: false,
  card: walker,
  from: 'drive',
  entering: { player: 0, zone: 'attack2' },
  choices: {},
  zones: {},
} as const;
const counter = {
  ...item,
  kind: 'ability',
  source: ref(warden),
  effect: { instructions: [] },
  counter: true,
  choices: {},
  zones: {},
} as const;
const damage = {
  ...item,
  controller: 0,
  kind: 'damage',
  source: ref(walker),
  pairs: [
    { receiver: ref(warden), amount: 3 },
    { receiver: ref(knight), amount: 1 },
  ],
  combat: false,
  cannotCounter: false,
} as const;
const rulerDamage = { ...item, kind: 'rulerDamage', cannotCounter: false } as const;
const destruction = { ...item, kind: 'destroy', card: ref(warden), byRule: true } as const;

type Told = readonly [fact: GateRulerFact, english: string, japanese: string];

const lines: Readonly<Record<GateRulerFact['what'], readonly Told[]>> = {
  firstPlayer: [
    [{ clause: '5-4', what: 'firstPlayer', player: 1 }, 'Player 2 goes first', 'プレイヤー2の先攻'],
  ],
  shuffled: [
    [
      { clause: '5-2', what: 'shuffled', player: 0, order: [walker], knownTo: [] },
      "Player 1's deck is shuffled",
      'プレイヤー1のデッキを切る',
    ],
  ],
  turnBegan: [
    [
      { clause: '6-1', what: 'turnBegan', player: 1, number: 3 },
      'Turn 3: Player 2 (Knight)',
      'ターン3:プレイヤー2(ナイト)',
    ],
  ],
  phaseBegan: [
    [{ clause: '6-4', what: 'phaseBegan', player: 1, phase: 'attack' }, 'Attack phase', 'アタックフェイズ'],
  ],
  moment: [
    [
      { clause: '6-2b', what: 'moment', player: 1, moment: 'gameStart' },
      'The moment comes when the game starts',
      '「ゲーム開始時」の事象',
    ],
  ],
  moved: [
    [
      {
        clause: '6-2f',
        what: 'moved',
        card: volley,
        from: { player: 1, zone: 'deck' },
        to: { player: 1, zone: 'hand' },
      },
      'Player 2 draws Spark Volley',
      'プレイヤー2は《火花の斉射》を引く',
    ],
    [
      {
        clause: '10-2a',
        what: 'moved',
        card: walker,
        from: { player: 0, zone: 'deck' },
        to: { player: 0, zone: 'drive' },
      },
      'Player 1 drives Siege Walker',
      'プレイヤー1は《攻城歩行機》をドライブする',
    ],
    [
      {
        clause: '7-5',
        what: 'moved',
        card: volley,
        from: { player: 1, zone: 'hand' },
        to: { player: 1, zone: 'set1' },
      },
      'Player 2 sets Spark Volley in S1',
      'プレイヤー2は《火花の斉射》をS1にセットする',
    ],
    [
      {
        clause: '7-5',
        what: 'moved',
        card: volley,
        from: { player: 1, zone: 'drive' },
        to: { player: 1, zone: 'set2' },
      },
      'Player 2 sets Spark Volley from the drive zone in S2',
      'プレイヤー2は《火花の斉射》をドライブゾーンからS2にセットする',
    ],
    [
      {
        clause: '13-6c',
        what: 'moved',
        card: squire,
        from: { player: 0, zone: 'counter' },
        to: { player: 0, zone: 'damage' },
      },
      "Lantern Squire goes to Player 1's damage zone",
      '《灯りの従士》がプレイヤー1のダメージゾーンに移る',
    ],
    [
      {
        clause: '12-5a',
        what: 'moved',
        card: walker,
        from: { player: 0, zone: 'attack1' },
        to: { player: 0, zone: 'graveyard' },
      },
      "Siege Walker goes from Player 1's attack zone A1 to the graveyard",
      '《攻城歩行機》がプレイヤー1の攻撃ゾーンA1から墓地に移る',
    ],
    [
      {
        clause: '3-2e',
        what: 'moved',
        card: walker,
        from: { player: 1, zone: 'defense1' },
        to: { player: 0, zone: 'hand' },
      },
      "Siege Walker goes from Player 2's defense zone D1 to Player 1's hand",
      '《攻城歩行機》がプレイヤー2の守備ゾーンD1からプレイヤー1の手札に移る',
    ],
    [
      {
        clause: '14-3a',
        what: 'moved',
        card: walker,
        from: { player: 0, zone: 'drive' },
        to: 'gate',
      },
      "Siege Walker goes from Player 1's drive zone to the gate",
      '《攻城歩行機》がプレイヤー1のドライブゾーンからゲートに移る',
    ],
    [
      {
        clause: '9-4b',
        what: 'moved',
        card: walker,
        from: 'gate',
        to: { player: 0, zone: 'attack2' },
      },
      "Siege Walker goes from the gate to Player 1's attack zone A2",
      '《攻城歩行機》がゲートからプレイヤー1の攻撃ゾーンA2に移る',
    ],
  ],
  stayed: [
    [
      { clause: '3-2f-1', what: 'stayed', card: walker, to: { player: 0, zone: 'attack3' } },
      "Siege Walker stays where it is: Player 1's attack zone A3 is missing or may not hold it",
      'プレイヤー1の攻撃ゾーンA3がないか、《攻城歩行機》を置けないため、《攻城歩行機》は動かない',
    ],
  ],
  revealed: [
    [
      { clause: '7-2', what: 'revealed', player: 0, card: walker, from: { player: 0, zone: 'drive' } },
      'Player 1 reveals Siege Walker in the drive zone',
      'プレイヤー1はドライブゾーンの《攻城歩行機》を公開する',
    ],
  ],
  readied: [
    [
      { clause: '6-2c', what: 'readied', card: walker },
      'Siege Walker becomes ready',
      '《攻城歩行機》がアクトになる',
    ],
  ],
  exhausted: [
    [
      { clause: '8-4d', what: 'exhausted', card: knight },
      'Ruler Knight is exhausted',
      'ルーラー《ナイト》がレストになる',
    ],
  ],
  summonCap: [
    [
      { clause: '6-2a', what: 'summonCap', player: 1, cap: 2 },
      "Player 2's summon cap: 2",
      'プレイヤー2の召喚権:2',
    ],
    [
      { clause: '6-2a', what: 'summonCap', player: 0, cap: null },
      "Player 1's summon cap: unlimited",
      'プレイヤー1の召喚権:無制限',
    ],
  ],
  passed: [
    [
      { clause: '9-3e-1', what: 'passed', player: 0 },
      'Player 1 passes priority',
      'プレイヤー1は優先権を放棄する',
    ],
  ],
  put: [
    [
      { clause: '13-2a', what: 'put', item: damage },
      'Damage from Siege Walker: 3 to Oath Warden and 1 to ruler Knight is put on the gate',
      '《攻城歩行機》のダメージ実行処理(《誓いの守護者》に3点、ルーラー《ナイト》に1点)がゲートに置かれる',
    ],
    [
      { clause: '13-5b', what: 'put', item: rulerDamage },
      '1 ruler damage to Player 2 is put on the gate',
      'プレイヤー2のルーラーダメージ処理がゲートに置かれる',
    ],
    [
      { clause: '12-4a', what: 'put', item: destruction },
      'The destruction of Oath Warden is put on the gate',
      '《誓いの守護者》の破壊処理がゲートに置かれる',
    ],
  ],
  played: [
    [
      { clause: '14-3d', what: 'played', player: 0, item: playedWalker },
      'Player 1 plays Siege Walker from the drive zone to A2',
      'プレイヤー1は《攻城歩行機》をドライブゾーンからA2にプレイする',
    ],
    [
      { clause: '14-3d', what: 'played', player: 1, item: playedVolley },
      "Player 2 plays Spark Volley from set zone S1, choosing Player 1's Lantern Squire",
      'プレイヤー2はプレイヤー1の《灯りの従士》を選んで《火花の斉射》をセットゾーンS1からプレイする',
    ],
    [
      { clause: '14-3d', what: 'played', player: 1, item: counter },
      'Player 2 plays the counter ability of Oath Warden',
      'プレイヤー2は《誓いの守護者》の【CNT】をプレイする',
    ],
  ],
  resolved: [
    [
      { clause: '9-4b', what: 'resolved', item: playedWalker },
      'Siege Walker resolves',
      '《攻城歩行機》が解決される',
    ],
  ],
  withdrawn: [
    [
      { clause: '14-3b-4', what: 'withdrawn', item: playedWalker },
      'Siege Walker is taken back: it cannot be played',
      'プレイできないため、《攻城歩行機》を巻き戻す',
    ],
  ],
  gateBreak: [
    [
      { clause: '9-4c', what: 'gateBreak' },
      'Gate break: something was added to the gate',
      'ゲートブレイク:ゲートに追加があった',
    ],
  ],
  chose: [
    [
      { clause: '14-3b', what: 'chose', player: 0, card: warden },
      'Player 1 chooses Oath Warden',
      'プレイヤー1は《誓いの守護者》を選ぶ',
    ],
  ],
  attacked: [
    [
      { clause: '8-4d', what: 'attacked', attacker: walker, line: 'center', target: knight },
      'Siege Walker attacks ruler Knight on the center line',
      '《攻城歩行機》が中央ラインのルーラー《ナイト》を攻撃する',
    ],
    [
      { clause: '8-4d', what: 'attacked', attacker: apprentice, line: 'attack1' },
      'Ruler Apprentice attacks line A1: nobody stands there',
      'ルーラー《アプレンティス》が誰もいないA1のラインを攻撃する',
    ],
  ],
  endedAttacks: [
    [
      { clause: '8-4c-2', what: 'endedAttacks', player: 0 },
      'Player 1 ends attacking',
      'プレイヤー1は攻撃をやめる',
    ],
  ],
  dealt: [
    [
      { clause: '13-2b-3', what: 'dealt', source: walker, receiver: knight, amount: 5, combat: true },
      'Siege Walker deals 5 combat damage to ruler Knight',
      '《攻城歩行機》がルーラー《ナイト》に戦闘ダメージを5点与える',
    ],
    [
      { clause: '13-2b-3', what: 'dealt', source: volley, receiver: squire, amount: 2, combat: false },
      "Player 2's Spark Volley deals 2 damage to Player 1's Lantern Squire",
      'プレイヤー2の《火花の斉射》がプレイヤー1の《灯りの従士》にダメージを2点与える',
    ],
  ],
  notDealt: [
    [
      { clause: '13-8a', what: 'notDealt', receiver: warden },
      'Oath Warden is no longer there to take damage',
      '《誓いの守護者》はもうおらず、ダメージを受けない',
    ],
  ],
  rulerDamage: [
    [
      { clause: '13-5b', what: 'rulerDamage', player: 1, points: 3 },
      'Player 2 takes 3 ruler damage: 3 processes on the gate',
      'プレイヤー2はルーラーダメージを3点受ける:ゲートに処理が3つ置かれる',
    ],
    [
      { clause: '13-5b', what: 'rulerDamage', player: 0, points: 1 },
      'Player 1 takes 1 ruler damage: 1 process on the gate',
      'プレイヤー1はルーラーダメージを1点受ける:ゲートに処理が1つ置かれる',
    ],
  ],
  counterRefused: [
    [
      { clause: '13-6d-2', what: 'counterRefused', player: 1, card: warden },
      'Player 2 has nothing to choose for the counter ability of Oath Warden',
      'プレイヤー2は選べるものがなく、《誓いの守護者》の【CNT】をプレイできない',
    ],
  ],
  destroyed: [
    [
      { clause: '12-4b', what: 'destroyed', card: warden },
      'Oath Warden is destroyed',
      '《誓いの守護者》が破壊される',
    ],
  ],
  entered: [
    [
      { clause: '9-4b', what: 'entered', card: warden, from: 'hand', played: true },
      'Oath Warden is new in play',
      '《誓いの守護者》が場に出る',
    ],
  ],
  choseMode: [
    [
      { clause: '14-3b', what: 'choseMode', player: 0, mode: 'strike' },
      'Player 1 chooses: strike',
      'プレイヤー1は「strike」を選ぶ',
    ],
  ],
  fizzled: [
    [
      { clause: '14-6b', what: 'fizzled', item: playedVolley },
      "Player 2's Spark Volley does nothing: all that was chosen is gone",
      '選んだものがすべて失われ、プレイヤー2の《火花の斉射》は何もしない',
    ],
  ],
  declined: [
    [
      { clause: '14-10a', what: 'declined', player: 1, source: warden },
      'Player 2 does not use Oath Warden',
      'プレイヤー2は《誓いの守護者》を使わない',
    ],
  ],
  reduced: [
    [
      { clause: '13-3d', what: 'reduced', item: damage, by: 2 },
      'Damage from Siege Walker: 3 to Oath Warden and 1 to ruler Knight is reduced by 2',
      '《攻城歩行機》のダメージ実行処理(《誓いの守護者》に3点、ルーラー《ナイト》に1点)を2点軽減する',
    ],
  ],
  healed: [
    [
      { clause: '13-7b', what: 'healed', card: warden, amount: 2 },
      'Oath Warden is healed of 2',
      '《誓いの守護者》が2点回復する',
    ],
  ],
  linked: [
    [
      { clause: '3-14c', what: 'linked', card: volley, host: warden },
      "Player 2's Spark Volley becomes a soul of Oath Warden",
      'プレイヤー2の《火花の斉射》が《誓いの守護者》のソウルになる',
    ],
  ],
  unlinked: [
    [
      { clause: '3-14d', what: 'unlinked', card: volley, host: warden },
      "Player 2's Spark Volley is no soul of Oath Warden any more",
      'プレイヤー2の《火花の斉射》は《誓いの守護者》のソウルでなくなる',
    ],
  ],
  applied: [
    [
      { clause: '14-1b-2', what: 'applied', card: warden, effect: { change: 'atk', by: 2, on: 'this' } },
      'Oath Warden: ATK +2',
      '《誓いの守護者》はATK+2',
    ],
    [
      { clause: '14-1b-2', what: 'applied', card: warden, effect: { cannot: 'attack', on: 'this' } },
      'Oath Warden: unable to attack',
      '《誓いの守護者》は攻撃できない',
    ],
  ],
  expired: [
    [
      { clause: '6-5d', what: 'expired', card: warden, effect: { change: 'hp', by: -1, on: 'this' } },
      'Oath Warden: no longer HP -1',
      '《誓いの守護者》の「HP-1」が終わる',
    ],
  ],
  delayed: [
    [
      { clause: '14-9f', what: 'delayed', source: warden },
      'Oath Warden waits for its moment',
      '《誓いの守護者》の遅発能力が待機する',
    ],
  ],
  noted: [
    [
      { clause: '8-6a-1', what: 'noted', card: walker, keyword: 'penetrate' },
      'Siege Walker: penetrate is remembered',
      '《攻城歩行機》の【penetrate】を記録する',
    ],
  ],
  became: [
    [
      { clause: '15-21a', what: 'became', item: counter },
      'The counter ability of Oath Warden becomes another ability',
      '《誓いの守護者》の【CNT】が別の能力になる',
    ],
  ],
  redirected: [
    [
      { clause: '8-4d-1', what: 'redirected', attacker: walker, line: 'attack1' },
      'Siege Walker now attacks line A1',
      '《攻城歩行機》の攻撃先がA1のラインに変わる',
    ],
  ],
  treated: [
    [
      { clause: '14-7b', what: 'treated', player: 1, card: warden, level: 1 },
      'Player 2 treats Oath Warden as level 1',
      'プレイヤー2は《誓いの守護者》をレベル1として扱う',
    ],
  ],
  drove: [
    [
      { clause: '15-7', what: 'drove', player: 0, count: 2 },
      'Player 1 drives 2',
      'プレイヤー1は2枚ドライブする',
    ],
  ],
  spared: [
    [
      { clause: '12-4b', what: 'spared', card: warden },
      'Oath Warden escapes destruction',
      '《誓いの守護者》は破壊を免れる',
    ],
  ],
  damageReset: [
    [
      { clause: '6-5d', what: 'damageReset', card: warden },
      'Oath Warden no longer carries damage',
      '《誓いの守護者》の負っているダメージが0になる',
    ],
  ],
  lost: [
    [
      { clause: '12-2a-1', what: 'lost', player: 0 },
      "Player 1 loses: the damage zone has reached the ruler's life",
      'プレイヤー1の敗北:ダメージゾーンの枚数がライフに達した',
    ],
    [
      { clause: '12-2a-2', what: 'lost', player: 0 },
      'Player 1 loses: the deck is empty',
      'プレイヤー1の敗北:デッキがない',
    ],
    [{ clause: '1-4c', what: 'lost', player: 1 }, 'Player 2 concedes', 'プレイヤー2の投了'],
  ],
  over: [
    [{ clause: '1-4b', what: 'over', winner: 0 }, 'Player 1 wins the match', 'プレイヤー1の勝利'],
    [{ clause: '1-4b-1', what: 'over' }, 'The match is a draw', '引き分け'],
  ],
};

const hidden: GateRulerFact = {
  clause: '6-2f',
  what: 'moved',
  card: volley,
  from: { player: 1, zone: 'deck' },
  to: { player: 1, zone: 'hand' },
  knownTo: [1],
};

/** A choice that plays matches with much going on: what is on offer besides passing, by turns. */
const restless = (): SyncAgent => {
  let turn = 0;
  return {
    act: ({ decision: { options } }) => {
      const busy = options.filter(({ key }) => key !== 'pass' && key !== 'end attacking');
      turn += 1;
      return (busy[turn % busy.length] ?? options[0])?.key ?? '';
    },
  };
};

const factsOfMatch = (seed: number): { readonly game: Game; readonly facts: readonly GateRulerFact[] } => {
  const start = newGame({ edition: '2021-03', decks: ['atlas-drive', 'volnar-host'], seed, index: 0 });
  const facts: GateRulerFact[] = [];
  const match = startMatch(gateRuler, start, {
    runtime: 'lean',
    onStep: (step) => facts.push(...(step.facts as readonly GateRulerFact[])),
  });
  return { game: playOut(match, [restless(), restless()]), facts };
};

describe('the narration of Gate Ruler', () => {
  describe.each(Object.entries(lines))('of "%s"', (_, told) => {
    it.each(told.map(([fact, english, japanese]) => ({ fact, english, japanese })))(
      '$fact.clause: says "$english", also in Japanese',
      ({ fact, english, japanese }) => {
        expect(narrate(game, fact, null, 'en')).toBe(english);
        expect(narrate(game, fact, null, 'ja')).toBe(japanese);
      },
    );
  });

  it('3-5b: names a hidden card to those who may know it only', () => {
    expect(narrate(game, hidden, 1, 'en')).toBe('Player 2 draws Spark Volley');
    expect(narrate(game, hidden, 0, 'en')).toBe('Player 2 draws a card');
    expect(narrate(game, hidden, 0, 'ja')).toBe('プレイヤー2はカードを引く');
    expect(
      narrate(
        game,
        { ...hidden, from: { player: 1, zone: 'hand' }, to: { player: 1, zone: 'deck' } },
        0,
        'en',
      ),
    ).toBe("A card goes from Player 2's hand to the deck");
  });

  it('3-2b-1: never names a card of a whole match that the viewer may not know', () => {
    const { game: played, facts } = factsOfMatch(4);
    const named = (viewer: Player) =>
      facts.filter(({ knownTo }) => knownTo !== undefined && !knownTo.includes(viewer));
    expect(named(0).length).toBeGreaterThan(10);
    const names = Object.values(played.cards)
      .filter(({ type }) => type !== 'ruler')
      .flatMap(({ name }) => [name.en, name.ja]);
    const leaks = ([0, 1] as const).flatMap((viewer) =>
      named(viewer)
        .flatMap((fact) => [narrate(played, fact, viewer, 'en'), narrate(played, fact, viewer, 'ja')])
        .filter((line) => names.some((name) => line.includes(name))),
    );
    expect(leaks).toEqual([]);
  });

  it('names the players as asked', () => {
    const names = ['Aya', 'Ben'] as const;
    expect(narrate(game, { clause: '5-4', what: 'firstPlayer', player: 1 }, null, 'en', names)).toBe(
      'Ben goes first',
    );
    expect(narrate(game, { clause: '5-4', what: 'firstPlayer', player: 1 }, null, 'ja', names)).toBe(
      'Benの先攻',
    );
  });

  it('tells whose a card is where both players have cards of that name', () => {
    const mirror = newGame({ edition: '2021-03', decks: ['volnar-host', 'volnar-host'], seed: 1, index: 0 });
    const fact: GateRulerFact = {
      clause: '8-4d',
      what: 'attacked',
      attacker: mirror.definitionOf.indexOf('oath-warden'),
      line: 'center',
      target: mirror.definitionOf.lastIndexOf('knight'),
    };
    expect(narrate(mirror, fact, null, 'en')).toBe(
      "Player 1's Oath Warden attacks Player 2's ruler Knight on the center line",
    );
  });

  it('reads no more of a game than what never changes in a match', () => {
    const { game: played, facts } = factsOfMatch(2);
    const start = newGame({ edition: '2021-03', decks: ['atlas-drive', 'volnar-host'], seed: 2, index: 0 });
    for (const fact of facts) {
      expect(narrate(start, fact, null, 'en')).toBe(narrate(played, fact, null, 'en'));
    }
  });
});

describe('the headlines of Gate Ruler', () => {
  const kept = (facts: readonly GateRulerFact[]) => facts.filter((fact) => headline(fact) !== undefined);

  it('leave out empty windows and bookkeeping', () => {
    const { facts } = factsOfMatch(3);
    const kinds = new Set(kept(facts).map(({ what }) => what));
    for (const what of [
      'passed',
      'put',
      'resolved',
      'gateBreak',
      'moment',
      'exhausted',
      'shuffled',
    ] as const) {
      expect(kinds).not.toContain(what);
    }
    expect(kept(facts).length).toBeLessThan(facts.length / 4);
  });

  it('keep plays, attacks, damage, destruction and the end', () => {
    const { facts } = factsOfMatch(3);
    for (const what of ['played', 'attacked', 'dealt', 'rulerDamage', 'destroyed', 'lost', 'over'] as const) {
      const all = facts.filter((fact) => fact.what === what);
      expect(all.length).toBeGreaterThan(0);
      expect(kept(all)).toEqual(all);
    }
  });

  it('6-3c, 10-3e-2, 15-8: tell what is lost from the drive zone, which whoever passed may have overlooked', () => {
    for (const clause of ['6-3c', '10-3e-2', '15-8'] as const) {
      const [from, to] = [
        { player: 0, zone: 'drive' },
        { player: 0, zone: 'graveyard' },
      ] as const;
      expect(kept([{ clause, what: 'moved', card: walker, from, to }])).toHaveLength(1);
    }
  });

  it('12-4b: tell a destruction once, and 12-5a: a unit that had to leave', () => {
    const leaving = (clause: '12-4b' | '12-5a'): GateRulerFact => ({
      clause,
      what: 'moved',
      card: walker,
      from: { player: 0, zone: 'attack1' },
      to: { player: 0, zone: 'graveyard' },
    });
    expect(kept([{ clause: '12-4b', what: 'destroyed', card: walker }, leaving('12-4b')])).toHaveLength(1);
    expect(kept([leaving('12-5a')])).toHaveLength(1);
  });
});
