import { describe, expect, it } from 'vitest';
import type { Decision, Player } from '../../../src/core/decision.ts';
import type { Language } from '../../../src/core/narration.ts';
import { waitingZone } from '../../../src/registered.ts';
import { waitingZoneBoardText } from '../../../src/rulesets/waiting-zone/adapters/board-text.ts';
import { waitingZoneAutoPass } from '../../../src/rulesets/waiting-zone/adapters/hints.ts';
import { waitingZoneEventRelevance } from '../../../src/rulesets/waiting-zone/adapters/player-events.ts';
import { cardCatalogue } from '../../../src/rulesets/waiting-zone/cards/catalogue.ts';
import type { WaitingZoneEvent as Fact } from '../../../src/rulesets/waiting-zone/state/event.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import type { WaitingZoneOption } from '../../../src/rulesets/waiting-zone/state/option.ts';
import { playAnswers } from '../../../src/scenarios/judge.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';

/** Where the answers of a scenario lead. */
const resting = (text: string): { readonly game: Game; readonly decision: Decision<WaitingZoneOption> } => {
  const scenario = readScenario('case.yaml', `title: event.2 a table\nruleset: waiting-zone\n${text}`);
  const [edition = ''] = scenario.editions;
  const { position, decision, findings } = playAnswers(scenario, edition, { runtime: 'lean' });
  expect(findings).toEqual([]);
  if (decision === undefined) throw new Error('nobody is asked');
  return { game: position?.game as Game, decision: decision as Decision<WaitingZoneOption> };
};

const plain = (line: string): string => line.replaceAll('\u00a0', ' ');

const tableOf = (text: string, viewer: Player, language: Language = 'en'): string => {
  const lines = waitingZoneBoardText(cardCatalogue)(language).table(
    waitingZone.view(resting(text).game, viewer),
  );
  return lines.map(plain).join('\n');
};

/** What the options mean to whoever is asked, by key. */
const meanings = (text: string, language: Language = 'en'): Readonly<Record<string, string>> => {
  const { game, decision } = resting(text);
  const view = waitingZone.view(game, decision.player);
  const picture = waitingZoneBoardText(cardCatalogue)(language);
  const { options } = waitingZone.present?.(game, decision) ?? decision;
  return Object.fromEntries(options.map((each) => [each.key, plain(picture.option(each, view))]));
};

const START = `p1: { hand: [forge-tyrant, ember-fox, twin-bolt, scorch-or-stoke], field: [shell-bulwark, moon-well], energy: 7 }
p2: { hand: [still-the-waters, hush], field: [{ card: kiln-golem, damage: 2 }], energy: 4 }
`;

describe('The table of the waiting-zone game', () => {
  it('shows both fields, life and energy, and the own hand', () => {
    const table = tableOf(START, 0);
    expect(table).toMatch(/Player 2: life 20 {2}energy 4 of \d+ {2}deck \d+ {2}hand 2 {2}discard 0/);
    expect(table).toContain('field: F1 Kiln Golem 4/5, 2 damage');
    expect(table).toContain('Player 1 (you)');
    expect(table).toContain('field: F1 Shell Bulwark 1/5   F2 Moon Well');
    expect(table).toContain('hand: Forge Tyrant, Ember Fox, Twin Bolt, Scorch or Stoke');
  });

  it('never names a card in the hand of the other player', () => {
    expect(tableOf(START, 0)).not.toMatch(/Still the Waters|Hush/);
    expect(tableOf(START, 1)).not.toMatch(/Forge Tyrant|Ember Fox|Twin Bolt/);
  });

  it('shows what waits and which check is open', () => {
    const table = tableOf(`${START}answers: [play ember-fox]\n`, 1);
    expect(table).toContain('Waiting, the newest first: Ember Fox, played by player 1');
    expect(table).toContain('Counter check: a play or cost ability: Ember Fox');
  });

  it('is in Japanese but for the names of places', () => {
    const table = tableOf(`${START}answers: [play ember-fox]\n`, 1, 'ja');
    expect(table.replaceAll(/F\d/g, '')).not.toMatch(/[a-z]/i);
  });
});

describe('What an option of the waiting-zone game means', () => {
  it('is the cost, the numbers and the whole text of a card', () => {
    expect(meanings(START)).toEqual({
      'end phase': 'go on to the battle phase',
      'play ember-fox': 'play Ember Fox (cost 1) 2/1',
      'play forge-tyrant':
        'play Forge Tyrant (cost 6) 6/6: To play it, also discard 1 card. IN: Deal 1 damage to all enemy units. OUT: Deal 2 damage to all units.',
      'play scorch-or-stoke':
        'play Scorch or Stoke (cost 1): Choose one: (1) Choose an enemy unit. Deal 1 damage to it. (2) Gain 2 energy.',
      'play twin-bolt':
        'play Twin Bolt (cost 2): Choose a unit. Deal 2 damage to it. You may pay 2 energy more: Deal 2 damage to your opponent.',
      'use F2': 'use Moon Well: Pay 3 energy: Draw 1 card.',
    });
  });

  it('is what a side or the optional cost of the card being played does', () => {
    expect(meanings(`${START}answers: [play scorch-or-stoke]\n`)).toEqual({
      'side 1': 'Choose an enemy unit. Deal 1 damage to it.',
      'side 2': 'Gain 2 energy.',
    });
    expect(meanings(`${START}answers: [play twin-bolt]\n`)).toEqual({
      decline: 'without the optional effect',
      pay: '2 energy: Deal 2 damage to your opponent.',
    });
  });

  it('is whom a choice falls on', () => {
    expect(meanings(`${START}answers: [play twin-bolt, decline]\n`)).toEqual({
      'choose F1': 'Shell Bulwark 1/5',
      'choose enemy F1': 'Kiln Golem 4/5, 2 damage',
    });
  });

  it('is a counter and its checks, or to activate none', () => {
    expect(meanings(`${START}answers: [play ember-fox]\n`)).toEqual({
      'counter hush':
        'activate Hush (cost 0): To play it, also discard 1 card. Activate it at a check of a play or cost ability, entering, leaving, an attack or damage. Draw 1 card.',
      'counter still-the-waters':
        'activate Still the Waters (cost 3): Activate it at a check of a play or cost ability. Choose something that the check asks about. Negate it.',
      pass: 'activate no counter',
    });
  });

  it('tells a copy that something has chosen already from the others', () => {
    const text = `p1: { field: [ember-fox] }
p2: { hand: [reef-ambush, hush, mist-dancer, mist-dancer], energy: 8 }
phase: battle
answers: [attack F1, counter reef-ambush, counter hush]
`;
    const told = (language: Language): readonly string[] =>
      Object.values(meanings(text, language)).map(
        (each) => each.split(language === 'en' ? ' (' : '(コスト')[0] ?? '',
      );
    expect(told('en')).toEqual(['discard Mist Dancer', 'discard Mist Dancer, chosen already']);
    expect(told('ja')[1]).toMatch(/\(選択済み\)$/);
  });

  it('tells whose a card is where those of both players have left together', () => {
    const text = `p1: { hand: [wildfire], field: [ember-fox] }
p2: { field: [ember-fox], hand: [whirlpool] }
answers: [play wildfire, counter whirlpool]
`;
    expect(Object.values(meanings(text)).map((each) => each.split(' (')[0])).toEqual([
      'Ember Fox',
      "player 1's Ember Fox",
    ]);
  });

  it('is said in Japanese', () => {
    expect(meanings(`${START}answers: [play ember-fox]\n`, 'ja').pass).toBe('発動しない');
    expect(meanings(START, 'ja')['play ember-fox']).toBe('プレイ:熾火の狐(コスト1)2/1');
  });
});

describe('What a question of the waiting-zone game is about', () => {
  const about = (text: string, language: Language = 'en'): string | undefined => {
    const { game, decision } = resting(text);
    return waitingZoneBoardText(cardCatalogue)(language).question?.(
      decision,
      waitingZone.view(game, decision.player),
    );
  };

  it('is what a check asks about', () => {
    const check = `${START}answers: [play ember-fox]\n`;
    expect(about(check)).toBe('Counter check: a play or cost ability: Ember Fox, played by player 1');
    expect(about(check, 'ja')).toBe('確認中: プレイ・コスト能力(プレイヤー1のプレイした熾火の狐)');
  });

  it('is the card that is being played', () => {
    expect(about(`${START}answers: [play twin-bolt]\n`)).toBe('for Twin Bolt');
    expect(about(START)).toBe('');
  });
});

describe('A person who passes in the waiting-zone game', () => {
  const own = resting(START);
  const check = resting(`${START}answers: [play ember-fox]\n`);

  it('passes checks, and ends phases only until the own turn', () => {
    expect(waitingZoneAutoPass.passKey(check.decision, { until: 'something' })).toBe('pass');
    expect(waitingZoneAutoPass.passKey(own.decision, { until: 'something' })).toBeUndefined();
    expect(waitingZoneAutoPass.passKey(own.decision, { until: 'ownTurn', turn: 1 })).toBe('end phase');
  });

  it('goes by the turn and by what waits', () => {
    const moment = waitingZoneAutoPass.moment(waitingZone.view(check.game, 1));
    expect(moment).toMatchObject({ isOwnTurn: false, waiting: [check.game.waiting[0]?.number] });
  });
});

const { game } = resting(START);
const [OWN, ENEMY] = [game.owner.indexOf(0), game.owner.indexOf(1)] as const;
const fact = (what: string, rest: object): Fact => ({ clause: 'event.1', what, ...rest }) as Fact;
const put = (item: object): Fact => fact('put', { item });
const at = (card: number) => ({ kind: 'card', ref: { card, object: 0 } });

describe('What ends passing in the waiting-zone game', () => {
  it.each<[string, boolean, Fact]>([
    ['a play of the opponent', true, put({ kind: 'card', owner: 1 })],
    ['a counter of the opponent', true, put({ kind: 'counter', owner: 1 })],
    ['an attack of the opponent', true, put({ kind: 'attack', owner: 1 })],
    ['a play of its own', false, put({ kind: 'card', owner: 0 })],
    ['an IN of the opponent', false, put({ kind: 'timing', owner: 1 })],
    [
      'damage on its way to itself',
      true,
      put({ kind: 'damage', owner: 1, target: { kind: 'player', player: 0 } }),
    ],
    ['damage on its way to the opponent', false, put({ kind: 'damage', owner: 1, target: at(ENEMY) })],
    ['damage to a unit of its own', true, fact('dealt', { item: { target: at(OWN) } })],
    ['damage to a unit of the opponent', false, fact('dealt', { item: { target: at(ENEMY) } })],
    ['the destruction of a unit of its own', true, fact('destroyed', { card: OWN })],
    ['the destruction of a unit of the opponent', false, fact('destroyed', { card: ENEMY })],
    ['the beginning of its own turn', true, fact('turnBegan', { player: 0 })],
    ['the beginning of the turn of the opponent', false, fact('turnBegan', { player: 1 })],
  ])('%s: %s', (_what, isNews, happened) => {
    expect(waitingZoneEventRelevance.isNews(game, happened, 0)).toBe(isNews);
  });
});

const moved = (player: Player, zone: string, knownTo?: readonly Player[]): Fact =>
  fact('moved', { card: OWN, from: { player, zone }, to: 'waitingZone', ...(knownTo && { knownTo }) });

describe('What a pick of the waiting-zone game cannot be taken back from', () => {
  it.each<[string, boolean, Fact]>([
    ['a shuffle', true, fact('shuffled', { player: 1 })],
    ['a card drawn', true, moved(0, 'deck', [0])],
    ['a card that only the opponent sees drawn', false, moved(1, 'deck', [1])],
    ['a card from the hand of the opponent', true, moved(1, 'hand')],
    ['a card from its own hand', false, moved(0, 'hand')],
    ['a card that leaves the field', false, moved(1, 'field')],
  ])('%s: %s', (_what, shows, happened) => {
    expect(waitingZoneEventRelevance.revealsInformation(game, happened, 0)).toBe(shows);
  });
});
