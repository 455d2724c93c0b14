import { opponentOf, type Player } from '../../../../../kernel/decision.ts';
import { happen } from '../../../happening/happen.ts';
import { scopeOf } from '../../../reading/gate.ts';
import { stateOf } from '../../../reading/information.ts';
import { amountOf, cardsAffected } from '../../../reading/meaning.ts';
import { rulerOf } from '../../../reading/rulers.ts';
import { cardsIn } from '../../../reading/zones.ts';
import type { DamageEntry } from '../../../values/card-state.ts';
import type { Game } from '../../../values/game.ts';
import type { PlayedItem } from '../../../values/gate-item.ts';
import type { Instance } from '../../../values/instance.ts';
import { withState } from '../../../values/setters.ts';
import { putIntoGraveyard } from '../../ch03-zones/movement.ts';
import { pickedFor, pickOne } from './pick.ts';
import { type InstructionOf, type InstructionRule, noteChosen } from './rule.ts';

const healedPlayer = (item: PlayedItem, ruler: 'own' | 'enemy'): Player =>
  ruler === 'own' ? item.controller : opponentOf(item.controller);

/**
 * 13-4b: that many cards of the damage zone go to the graveyard, which ones its player says (inferred); what the ruler
 * carries stays (13-4b-1).
 */
export const healRuler: InstructionRule<InstructionOf<'healRuler'>> = {
  choice(game, item, { ruler, amount }) {
    const player = healedPlayer(item, ruler);
    const picked = pickedFor(item);
    const cards = cardsIn(game, player, 'damage');
    const left = cards.filter((card) => !picked.some((ref) => ref.card === card));
    const open = amountOf(game, scopeOf(game, item), amount) - picked.length;
    if (open < 1 || left.length <= open) return undefined;
    return pickOne(game, item, { player, clause: '13-4b', verb: 'heal', candidates: left, mayStop: false });
  },
  carryOut(game, item, { ruler, amount }) {
    const player = healedPlayer(item, ruler);
    const wanted = amountOf(game, scopeOf(game, item), amount);
    const picked = pickedFor(item).map((ref) => ref.card);
    const rest = cardsIn(game, player, 'damage').filter((card) => !picked.includes(card));
    const cards = [...picked, ...rest].slice(0, wanted);
    const healed = cards.reduce((next, card) => putIntoGraveyard(next, card, '13-4b'), game);
    return {
      game: happen(healed, {
        clause: '13-4b',
        what: 'healed',
        card: rulerOf(game, player),
        amount: cards.length,
      }),
      isComplete: cards.length === wanted,
    };
  },
};

const lowerDamage = (game: Game, unit: Instance, by: number, damageLog: readonly DamageEntry[]): Game => {
  const { damage } = stateOf(game, unit);
  const amount = Math.min(damage, by);
  return happen(withState(game, unit, { damage: damage - amount, damageLog }), {
    clause: '13-7b',
    what: 'healed',
    card: unit,
    amount,
  });
};

/** 13-7b: healing lowers carried damage. */
export const healUnit: InstructionRule<InstructionOf<'healUnit'>> = {
  carryOut(game, item, { cards, amount }) {
    const scope = scopeOf(game, item);
    const units = cardsAffected(game, scope, cards);
    const healed = units.reduce((next, unit) => {
      const { damage, damageLog } = stateOf(next, unit);
      return lowerDamage(next, unit, amount === 'all' ? damage : amountOf(next, scope, amount), damageLog);
    }, game);
    return { game: healed, isComplete: units.length > 0 };
  },
};

/** 13-7b-1: the damages of this phase that one process dealt to the unit. */
const healable = (game: Game, unit: Instance, combat: boolean | undefined): readonly DamageEntry[] =>
  stateOf(game, unit).damageLog.filter(
    (entry) =>
      entry.phaseNumber === game.turn.phaseNumber && (combat === undefined || entry.combat === combat),
  );

/** 13-7b-1: what one damage execution process of this phase dealt is healed; its controller says which one. */
export const healProcess: InstructionRule<InstructionOf<'healProcess'>> = {
  choice(game, item, { card, combat }) {
    const [unit] = cardsAffected(game, scopeOf(game, item), card);
    if (unit === undefined || item.parts !== undefined) return undefined;
    const amounts = [...new Set(healable(game, unit, combat).map(({ amount }) => amount))];
    if (amounts.length < 2) return undefined;
    return {
      player: item.controller,
      clause: '13-7b-1',
      options: amounts.map((number) => ({ key: `heal the ${number} damage`, form: 'number', number })),
      take: (option) =>
        option.form === 'number' ? noteChosen(game, item, { parts: [option.number] }) : game,
    };
  },
  carryOut(game, item, { card, combat }) {
    const [unit] = cardsAffected(game, scopeOf(game, item), card);
    const entries = unit === undefined ? [] : healable(game, unit, combat);
    const entry = entries.find(({ amount }) => amount === (item.parts?.[0] ?? amount));
    if (unit === undefined || entry === undefined) return { game, isComplete: false };
    const log = stateOf(game, unit).damageLog.filter((each) => each !== entry);
    return { game: lowerDamage(game, unit, entry.amount, log) };
  },
};
