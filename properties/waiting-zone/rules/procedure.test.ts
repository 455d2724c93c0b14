import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { digest } from '../../../src/core/data/digest.ts';
import { opponentOf, PLAYERS } from '../../../src/core/decision.ts';
import type { EventOf } from '../../../src/core/game-state.ts';
import { checkInvariants } from '../../../src/rulesets/waiting-zone/adapters/invariants.ts';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import type { WaitingZoneEvent } from '../../../src/rulesets/waiting-zone/state/event.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import type { WaitingItem } from '../../../src/rulesets/waiting-zone/state/waiting-item.ts';
import { forkMatch, startMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';
import {
  eventsIn,
  factsOf,
  gameOfTape,
  keyFor,
  playTape,
  tapes,
  tapesOfAnyEdition,
} from '../support/tape.ts';

const RUNS = runs(30);

const isOf =
  <What extends WaitingZoneEvent['what']>(what: What) =>
  (fact: WaitingZoneEvent): fact is EventOf<WaitingZoneEvent, What> =>
    fact.what === what;

const IDLE = ['eventStart', 'handLimit'];
const STARTS = ['play', 'use', 'attack', 'endPhase'];

const isUnresolved = ({ waiting, event, window, due }: Game): boolean =>
  waiting.length > 0 || event !== null || window !== null || due.length > 0;

describe('events', () => {
  test.prop([tapes], RUNS)(
    'event.3: the turn player may begin an event exactly while nothing is unresolved',
    (tape) => {
      playTape(tape, {
        rest: (game, { decision }) => {
          expect(IDLE.includes(decision.kind)).toBe(!isUnresolved(game));
          const starts = decision.options.filter(({ type }) => STARTS.includes(type));
          expect(starts.length > 0).toBe(decision.kind === 'eventStart');
        },
      });
    },
  );

  test.prop([tapes], RUNS)('zone.2: cards of each owner are neither made nor lost', (tape) => {
    const { owner } = gameOfTape(tape);
    playTape(tape, {
      rest: (game) => {
        expect(game.owner).toEqual(owner);
        expect(checkInvariants(game).filter((breach) => breach.startsWith('zone.2'))).toEqual([]);
      },
    });
  });

  test.prop([tapes], RUNS)(
    'check.1: only the non-turn player answers a check, and nobody acts beside it',
    (tape) => {
      const match = startMatch(waitingZone, gameOfTape(tape), { runtime: 'lean' });
      for (const byte of tape.bytes) {
        const open = match.pending();
        if (open === undefined) break;
        const { turn } = match.game();
        if (open.decision.kind === 'counter') {
          expect(open.decision.player).toBe(opponentOf(turn.player));
          const before = digest(match.position());
          expect(match.answer(turn.player, keyFor(open, byte))?.code).toBe('WRONG_SEAT');
          expect(match.answer(turn.player, 'end phase')?.code).toBe('WRONG_SEAT');
          expect(digest(match.position())).toBe(before);
        }
        match.answer(open.decision.player, keyFor(open, byte));
      }
    },
  );

  const isAboutCard =
    (card: number) =>
    ({ window }: EventOf<WaitingZoneEvent, 'checkOpened'>): boolean =>
      window.subjects.some((subject) => subject.kind === 'card' && subject.ref.card === card);

  test.prop([tapes], RUNS)(
    'play.7: the play is checked first and once, entering once and only if the play stood',
    (tape) => {
      const [facts] = factsOf(tape);
      for (const event of eventsIn(facts)) {
        const began = event.find(isOf('eventBegan'));
        if (began?.event.kind !== 'play') continue;
        const { card } = began.event;
        const checks = event.filter(isOf('checkOpened'));
        expect(checks.map(({ window }) => window.kind).indexOf('play')).toBe(0);
        expect(checks.filter(({ window }) => window.kind === 'play')).toHaveLength(1);
        const isNegated = event.some(({ what, clause }) => what === 'negated' && clause === 'play.8');
        const entered = event
          .filter(isOf('moved'))
          .filter((move) => move.card === card && move.clause === 'play.9');
        const ownEntries = checks.filter(({ window }) => window.kind === 'entry').filter(isAboutCard(card));
        expect(entered.length).toBeLessThanOrEqual(isNegated ? 0 : 1);
        if (isNegated) expect(ownEntries).toEqual([]);
        else expect(ownEntries.length).toBeGreaterThanOrEqual(entered.length);
      }
    },
  );

  test.prop([tapesOfAnyEdition], RUNS)('event.3: every event ends, and so does every match', (tape) => {
    const long = {
      ...tape,
      bytes: [...tape.bytes, ...Array.from({ length: 1000 }, (_, index) => index % 251)],
    };
    const [facts, game] = factsOf(long);
    expect(game.result).toBeDefined();
    expect(facts.filter(isOf('eventBegan'))).toHaveLength(facts.filter(isOf('eventEnded')).length);
  });
});

describe('what waits', () => {
  test.prop([tapes], RUNS)(
    'check.10: OUT activates exactly where a card that has it goes from field to discard pile',
    (tape) => {
      const [facts, game] = factsOf(tape);
      const fallen = facts
        .filter(isOf('moved'))
        .filter(
          ({ from, to }) =>
            from !== 'waitingZone' && from.zone === 'field' && to !== 'waitingZone' && to.zone === 'discard',
        )
        .map(({ card }) => card)
        .filter((card) => game.cards[game.definitionOf[card] as string]?.out !== undefined);
      const activated = facts
        .filter(isOf('put'))
        .flatMap(({ item }) => (item.kind === 'timing' && item.timing === 'out' ? [item.source.card] : []));
      expect(activated.toSorted()).toEqual(fallen.toSorted());
    },
  );

  test.prop([tapes], RUNS)(
    'priority.1: while a counter waits nothing of the turn player resolves',
    (tape) => {
      const [facts] = factsOf(tape);
      let waiting: readonly WaitingItem[] = [];
      let player = PLAYERS[0];
      for (const fact of facts) {
        if (fact.what === 'turnBegan') player = fact.player;
        if (fact.what === 'put') waiting = [...waiting, fact.item];
        if (fact.what === 'resolving' || fact.what === 'dealt') {
          const isCountered = waiting.some(({ kind }) => kind === 'counter');
          expect(isCountered && fact.item.owner === player).toBe(false);
        }
        if (fact.what === 'resolved' || fact.what === 'negated' || fact.what === 'voided') {
          waiting = waiting.filter(({ number }) => number !== fact.item.number);
        }
      }
    },
  );

  test.prop([tapes], RUNS)('at-once.3: automatic abilities never wait', (tape) => {
    const [facts, game] = factsOf(tape);
    const definition = (card: number) => game.cards[game.definitionOf[card] as string];
    for (const { item } of facts.filter(isOf('put'))) {
      if (item.kind === 'timing') expect(item.effect).toBe(definition(item.source.card)?.[item.timing]);
      if (item.kind === 'damage' && item.role === 'retaliation' && item.target.kind === 'card') {
        const automatics = definition(item.target.ref.card)?.automatics ?? [];
        expect(automatics.map(({ auto }) => auto)).not.toContain('noRetaliation');
      }
    }
  });
});

describe('attacks', () => {
  const attacksIn = (facts: readonly WaitingZoneEvent[]) =>
    eventsIn(facts).filter((event) => event.find(isOf('eventBegan'))?.event.kind === 'attack');

  const ofRole =
    (role: 'attack' | 'retaliation') =>
    (item: WaitingItem): boolean =>
      item.kind === 'damage' && item.role === role;

  test.prop([tapes], RUNS)('attack.6: a void attack brings about no battle damage', (tape) => {
    const [facts] = factsOf(tape);
    for (const event of attacksIn(facts)) {
      const isVoid = event.filter(isOf('voided')).some(({ item }) => item.kind === 'attack');
      const damage = event
        .filter(isOf('put'))
        .filter(({ item }) => ofRole('attack')(item) || ofRole('retaliation')(item));
      expect(damage.length > 0).toBe(!isVoid);
    }
  });

  test.prop([tapes], RUNS)(
    'attack.8: the right is there after an attack exactly if a newcomer gave it back; other rights stay as they were',
    (tape) => {
      let before: Game | undefined;
      let event: WaitingZoneEvent[] = [];
      playTape(tape, {
        fact: (fact) => event.push(fact),
        rest: (game, { decision }) => {
          if (decision.kind !== 'eventStart') return;
          const began = event.find(isOf('eventBegan'))?.event;
          if (
            before?.turn.phase === 'battle' &&
            before.turn.number === game.turn.number &&
            game.turn.phase === 'battle' &&
            began?.kind === 'attack'
          ) {
            const isReturned = event.some(isOf('rightReturned'));
            for (const [unit, state] of Object.entries(game.units)) {
              const old = before.units[Number(unit)];
              if (old === undefined || game.object[Number(unit)] !== before.object[Number(unit)]) continue;
              const expected = Number(unit) === began.card ? isReturned : old.attackRight;
              expect(state?.attackRight).toBe(expected);
            }
          }
          before = game;
          event = [];
        },
      });
    },
  );

  test.prop([tapes], RUNS)(
    'attack.14: negated attack damage is not dealt, and the retaliation is none the less',
    (tape) => {
      const [facts] = factsOf(tape);
      for (const event of attacksIn(facts)) {
        const negated = event.filter(isOf('negated')).map(({ item }) => item);
        if (!negated.some(ofRole('attack'))) continue;
        const dealt = event.filter(isOf('dealt')).map(({ item }) => item);
        expect(dealt.filter(ofRole('attack'))).toEqual([]);
        const due = event
          .filter(isOf('put'))
          .map(({ item }) => item)
          .filter(ofRole('retaliation'));
        const over = [...dealt, ...negated, ...event.filter(isOf('notDealt')).map(({ item }) => item)];
        for (const { number } of due) expect(over.map((item) => item.number)).toContain(number);
      }
    },
  );
});

describe('every edition', () => {
  test.prop([tapesOfAnyEdition], runs(60))(
    'every position keeps the invariants and asks a real question',
    (tape) => {
      playTape(tape, {
        rest: (game, { decision }) => {
          expect(checkInvariants(game)).toEqual([]);
          const keys = decision.options.map(({ key }) => key);
          expect(keys.length).toBeGreaterThan(1);
          expect(keys).toEqual([...new Set(keys)].sort());
        },
      });
    },
  );

  test.prop([tapesOfAnyEdition, fc.nat(30)], runs(60))('every option offered is accepted', (tape, every) => {
    const match = startMatch(waitingZone, gameOfTape(tape), { runtime: 'lean' });
    for (const [place, byte] of tape.bytes.entries()) {
      const open = match.pending();
      if (open === undefined) break;
      if (place % 31 === every) {
        for (const { key } of open.decision.options) {
          expect(forkMatch(match).answer(open.decision.player, key)).toBeUndefined();
        }
      }
      match.answer(open.decision.player, keyFor(open, byte));
    }
  });
});
