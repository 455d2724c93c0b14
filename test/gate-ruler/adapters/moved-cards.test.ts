import { expect, test } from 'vitest';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import type { Position } from '../../../src/core/game-state.ts';
import { Chance, rngStream } from '../../../src/core/random.ts';
import { gateRuler } from '../../../src/rulesets/gate-ruler/ruleset.ts';
import type { Game, Side } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance } from '../../../src/rulesets/gate-ruler/state/instance.ts';
import { startMatch } from '../../../src/runtime/start.ts';

/** Positions of random matches in which somebody decides. */
function* decisions(matches: number): Generator<{ readonly position: Position<Game> }> {
  const { matchGenerator } = gateRuler;
  if (matchGenerator === undefined) throw new Error('no random matches');
  for (let number = 0; number < matches; number += 1) {
    const chance = new Chance(5, number, 'moved');
    const edition = gateRuler.defaultEdition;
    const start = matchGenerator.generate(chance, edition, () => 1);
    const match = startMatch(gateRuler, matchGenerator.newGame(start, edition, number), { runtime: 'lean' });
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      yield { position: match.position() };
      match.answer(open.decision.player, chance.pick(open.decision.options).key);
    }
  }
}

test('a waiting ability or damage keeps the name of its source after that has moved, as on the page', () => {
  let named = 0;
  for (const { position } of decisions(8)) {
    const { game } = position;
    for (const player of PLAYERS) {
      const view = gateRuler.view(game, player);
      if (view.moved === undefined) continue;
      const lines = gateRuler.hints?.textView('en').moment?.(view).join('\n');
      for (const { card, kind, parts } of gateRuler.renderBoard?.(game, player).middle.items ?? []) {
        const [name] = parts;
        if (card !== undefined || kind === 'drive' || typeof name !== 'object') continue;
        expect(lines).toContain(name.en);
        named += 1;
      }
    }
  }
  expect(named).toBeGreaterThan(3);
});

/** The game after a card went to the top of its owner's deck, where nobody sees it. */
const withCardInDeck = (game: Game, card: Instance): Game => {
  const owner = game.owner[card] as Player;
  const sideOf = (player: Player): Side => {
    const side = game.sides[player];
    const zones = Object.fromEntries(
      Object.entries(side.zones).map(([zone, cards = []]) => {
        const left = cards.filter((each) => each !== card);
        return [zone, zone === 'deck' && player === owner ? [card, ...left] : left];
      }),
    );
    return { ...side, zones: zones as unknown as Side['zones'] };
  };
  return { ...game, sides: [sideOf(0), sideOf(1)], object: game.object.with(card, 999_999) };
};

/** The sources and receivers that the gate names. */
const namedOnGate = ({ gate }: Game): readonly Instance[] =>
  gate.flatMap((item) => {
    if (item.kind === 'ability') return [item.source.card];
    return item.kind === 'damage'
      ? [item.source.card, ...item.pairs.map(({ receiver }) => receiver.card)]
      : [];
  });

test('3-2b what the gate names stays what it was where hidden cards are exchanged or imagined', () => {
  let exchanged = 0;
  for (const { position } of decisions(3)) {
    for (const card of namedOnGate(position.game)) {
      const game = withCardInDeck(position.game, card);
      for (const player of PLAYERS) {
        const other = gateRuler.rerandomizeHidden?.(game, player) ?? game;
        const imagined = gateRuler.determinize?.({ ...position, game }, player)(rngStream(1, 0, 'imagined'));
        expect(other.definitionOf[card]).toBe(game.definitionOf[card]);
        expect(imagined?.game.definitionOf[card]).toBe(game.definitionOf[card]);
        if (other.definitionOf.some((id, each) => id !== game.definitionOf[each])) exchanged += 1;
      }
    }
  }
  expect(exchanged).toBeGreaterThan(10);
});
