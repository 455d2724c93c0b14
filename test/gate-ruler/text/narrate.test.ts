import { describe, expect, it } from 'vitest';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import { newGame } from '../../../src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts';
import type { CardDefinition, Instruction } from '../../../src/rulesets/gate-ruler/state/card.ts';
import type { GateRulerEvent } from '../../../src/rulesets/gate-ruler/state/event.ts';
import { englishLocale } from '../../../src/rulesets/gate-ruler/text/english.ts';
import { narrate } from '../../../src/rulesets/gate-ruler/text/narration.ts';
import { matchOf } from '../support/described.ts';
import { facts, game } from './facts.ts';
import { factsOfMatch } from './match-facts.ts';

type Choose = Extract<Instruction, { readonly do: 'choose' }>;

describe('the narration of Gate Ruler', () => {
  it('has examples of every kind of fact', () => {
    const kinds = new Set(Object.values(facts).map(({ what }) => what));
    expect(kinds).toEqual(new Set(Object.keys(englishLocale.messages)));
  });

  it('3-5b: names a hidden card to those who may know it only', () => {
    const hidden: GateRulerEvent = { ...facts.draws, knownTo: [1] };
    expect(narrate(game, hidden, 1, 'en')).toBe('Player 2 draws Spark Volley');
    expect(narrate(game, hidden, null, 'en')).toBe('Player 2 draws Spark Volley');
    expect(narrate(game, hidden, 0, 'en')).toBe('Player 2 draws a card');
    expect(narrate(game, hidden, 0, 'ja')).toBe('プレイヤー2はカードを引く');
    const back: GateRulerEvent = { ...facts.returnsToOwner, knownTo: [1] };
    expect(narrate(game, back, 0, 'en')).toBe(
      "A card goes from Player 2's defense zone D1 to Player 1's hand",
    );
  });

  it('3-2b-1: never names a card of a whole match that the viewer may not know', () => {
    const { end, facts: all } = factsOfMatch(4);
    const hiddenFrom = (viewer: Player) =>
      all.filter(({ knownTo }) => knownTo !== undefined && !knownTo.includes(viewer));
    expect(hiddenFrom(0).length).toBeGreaterThan(10);
    const namesOf = (id: string): readonly string[] => {
      const { name, type } = end.cards[id] as CardDefinition;
      return type === 'ruler' ? [] : [name.en, name.ja];
    };
    const leaks = PLAYERS.flatMap((viewer) =>
      hiddenFrom(viewer).flatMap((fact) => {
        const names = (
          fact.hidden?.map((card) => end.definitionOf[card] as string) ?? Object.keys(end.cards)
        ).flatMap(namesOf);
        const lines = [narrate(end, fact, viewer, 'en'), narrate(end, fact, viewer, 'ja')];
        return lines.filter((line) => names.some((name) => line.includes(name)));
      }),
    );
    expect(leaks).toEqual([]);
  });

  /** What player 1 reads of a match in which answers begin so and every pass that is left is automatic. */
  const readByPlayer1 = (
    match: ReturnType<typeof matchOf>,
    answers: readonly string[],
  ): readonly string[] => {
    const read: string[] = [];
    const answer = (start: string): void => {
      const { decision } = match.pending() ?? {};
      const option = decision?.options.find(({ key }) => key.startsWith(start));
      if (decision === undefined || option === undefined) throw new Error(`no answer begins with ${start}`);
      match.answer(decision.player, option.key);
      const end = match.game();
      for (const fact of end.facts.slice()) read.push(narrate(end, fact, 0, 'en'));
    };
    answers.forEach(answer);
    return read;
  };

  const inSetZone: Choose = { do: 'choose', as: 'it', from: { zone: ['set'], side: 'enemy' } };
  const inHand: Choose = { do: 'choose', as: 'it', from: { zone: ['hand'], side: 'ally' } };
  const dearer = { change: 'level', by: 1, on: 'chosen:it' } as const;
  const dearerAll = { change: 'level', by: 1, on: { all: { zone: ['hand'], type: ['unit'] } } } as const;

  /** What player 1 reads who has an effect act on a set card, until it is revealed. */
  const readOfSetCard = (effect: readonly Instruction[]): readonly string[] => {
    const cards = { strike: { type: 'event', timing: 'standard', effect: [...effect] } } as const;
    const p2 = { S1: 'spark-volley', S2: 'spark-volley' };
    const match = matchOf({ cards, turn: 'p1', p1: { hand: ['strike'] }, p2 });
    const read = readByPlayer1(match, ['play strike', 'choose enemy S1']);
    const revealed = read.findIndex((line) => line.startsWith('Player 2 reveals'));
    return revealed === -1 ? read : read.slice(0, revealed);
  };

  it('3-10b: a set card that the opponent acts on is not named before it is revealed', () => {
    const effects: readonly Instruction[] = [
      { do: 'destroy', cards: 'chosen:it' },
      { do: 'apply', effect: dearer, for: 'turn' },
      { do: 'damage', to: ['chosen:it'], amount: 1 },
    ];
    for (const effect of effects) {
      const read = readOfSetCard([inSetZone, effect]);
      expect(read).toContain('Player 1 plays Strike from the hand, choosing a card');
      expect(read.filter((line) => line.includes('Spark Volley'))).toEqual([]);
    }
  });

  it('3-5b: a card in the hand that is changed, or stays where it is, is not named to the opponent', () => {
    const effects: readonly Instruction[] = [
      { do: 'apply', effect: dearer, for: 'turn', follows: true },
      { do: 'move', cards: 'chosen:it', to: 'resource' },
    ];
    for (const effect of effects) {
      const cards = {
        call: { type: 'event', timing: 'standard', effect: [inHand, effect] },
        secret: { like: '3/3/3' },
      } as const;
      const match = matchOf({
        cards: structuredClone(cards),
        turn: 'p2',
        p2: { hand: ['call', 'secret', '4/4/4'], resources: 3 },
      });
      const read = readByPlayer1(match, ['play call', 'choose secret']);
      expect(read).toContain('Player 2 plays Call from the hand, choosing a card');
      expect(read.filter((line) => line.includes('Secret'))).toEqual([]);
    }
  });

  it('14-7b: a card in the hand that is treated as of another level is not named to the opponent', () => {
    const anyLevel = { mayTreat: 'level', as: 1, on: { all: { zone: ['hand'], side: 'ally' } } } as const;
    const cards = {
      sage: { like: '1/9/1', abilities: [{ kind: 'continuous', effects: [anyLevel] }] },
      call: {
        type: 'event',
        timing: 'standard',
        effect: [
          { do: 'choose', as: 'it', from: { zone: ['hand'], side: 'ally', levelAtMost: 0 } },
          { do: 'apply', effect: dearer, for: 'turn' },
        ],
      },
      secret: { like: '3/3/3', level: 0 },
    } as const;
    const match = matchOf({
      cards: structuredClone(cards),
      turn: 'p2',
      p2: { A1: 'sage', hand: ['call', 'secret', '4/4/4'] },
    });
    const read = readByPlayer1(match, ['play call', 'choose secret', 'treat secret in hand as level 1']);
    expect(read).toContain('Player 2 treats a card as level 1');
  });

  it('14-12: a set card that is not affected is not named to the opponent', () => {
    const cards = {
      ward: {
        type: 'event',
        timing: 'instant',
        effect: [
          { do: 'choose', as: 'it', from: { zone: ['set'], side: 'ally' } },
          { do: 'apply', effect: { unaffected: 'enemyEffects', on: 'chosen:it' }, for: 'turn' },
        ],
      },
      strike: {
        type: 'event',
        timing: 'standard',
        effect: [inSetZone, { do: 'destroy', cards: 'chosen:it' }],
      },
    } as const;
    const match = matchOf({
      cards: structuredClone(cards),
      turn: 'p1',
      p1: { hand: ['strike'] },
      p2: { S1: 'spark-volley', S2: 'ward', S3: 'spark-volley' },
    });
    const read = readByPlayer1(match, ['play strike', 'choose enemy S1', 'play S2', 'choose S1']);
    expect(read).toContain('A card is not affected');
  });

  it('3-5b: the log does not tell how many cards in the hand an effect finds', () => {
    const effect = [{ do: 'apply', effect: dearerAll, for: 'turn', follows: true }] as const;
    const cards = { call: { type: 'event', timing: 'standard', effect: [...effect] } } as const;
    const logOf = (hand: readonly string[]) =>
      readByPlayer1(matchOf({ cards, turn: 'p2', p2: { hand: ['call', ...hand] } }), ['play call']);
    expect(logOf(['4/4/4'])).toEqual(logOf(['spark-volley']));
  });

  it('names the players as asked', () => {
    const names = ['Aya', 'Ben'] as const;
    expect(narrate(game, facts.goesFirst, null, 'en', names)).toBe('Ben goes first');
    expect(narrate(game, facts.goesFirst, null, 'ja', names)).toBe('Benの先攻');
  });

  it('tells whose a card is where both players have cards of that name', () => {
    const mirror = newGame({ edition: '2021-03', decks: ['volnar-host', 'volnar-host'], seed: 1, index: 0 });
    const fact: GateRulerEvent = {
      ...facts.attacks,
      attacker: mirror.definitionOf.indexOf('oath-warden'),
      target: mirror.definitionOf.lastIndexOf('knight'),
    };
    expect(narrate(mirror, fact, null, 'en')).toBe(
      "Player 1's Oath Warden attacks Player 2's ruler Knight on the center line",
    );
  });

  it('reads no more of a game than what never changes in a match', () => {
    const { start, end, facts: all } = factsOfMatch(2);
    for (const fact of all) {
      expect(narrate(start, fact, null, 'en')).toBe(narrate(end, fact, null, 'en'));
    }
  });
});
