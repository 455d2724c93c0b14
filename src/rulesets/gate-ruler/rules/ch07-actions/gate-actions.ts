import { cardDefinition } from '../../queries/cards.ts';
import { activatedAbility } from '../../queries/uses.ts';
import type { Game } from '../../state/game.ts';
import type { GateRulerOption } from '../../state/option.ts';

/** The gate actions that 9-3e numbers, and the overdrive of a driven card (7-2b). */
export type GateAction =
  | 'pass'
  | 'playInstantEvent'
  | 'useInstantAbility'
  | 'revealDriven'
  | 'playUnit'
  | 'playField'
  | 'setCard'
  | 'playStandardEvent'
  | 'useStandardAbility'
  | 'useOverdrive';

const playAction = (game: Game, card: number): GateAction => {
  const { type, timing } = cardDefinition(game, card);
  if (type === 'unit') return 'playUnit';
  if (type === 'field') return 'playField';
  return timing === 'standard' ? 'playStandardEvent' : 'playInstantEvent';
};

/** The gate action that an option stands for. */
export const gateActionOf = (game: Game, option: GateRulerOption): GateAction => {
  switch (option.form) {
    case 'play':
      return playAction(game, option.card);
    case 'ability':
      return activatedAbility(game, option.card, option.ability).timing === 'instant'
        ? 'useInstantAbility'
        : 'useStandardAbility';
    case 'overdrive':
      return 'useOverdrive';
    case 'reveal':
      return 'revealDriven';
    case 'set':
      return 'setCard';
    default:
      return 'pass';
  }
};
