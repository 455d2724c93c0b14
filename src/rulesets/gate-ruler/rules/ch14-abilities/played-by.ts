import type { ClauseId } from '../../rulebook/clauses.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { activatedAbility } from '../../queries/uses.ts';
import { isSetZone } from '../../queries/zones.ts';
import { clausesThatApply } from '../../state/fact.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedItem } from '../../state/gate-item.ts';
import type { PlayRequest } from '../../state/play-request.ts';
import { costOf, levelCostClause } from './cost-2.ts';

type CardRequest = Extract<PlayRequest, { how: 'card' }>;

const isDriven = ({ gate }: Game, { card }: CardRequest): boolean =>
  gate.some((item) => item.kind === 'drive' && item.cards.some((ref) => ref.card === card));

/** How a card is played: as its timing came about, by a normal summon, for its level, from where it waited. */
const cardPlayClauses = (game: Game, request: CardRequest, item: PlayedItem): readonly ClauseId[] => {
  const isTimed = request.waiting !== undefined;
  const isSummoned = cardDefinition(game, request.card).type === 'unit';
  const isFromSet = isSummoned && item.kind === 'card' && isSetZone(item.from);
  const isFromDrive = isDriven(game, request);
  return clausesThatApply(
    isTimed && '2-14c',
    isTimed && '14-4b',
    isSummoned && '4-4a',
    isSummoned && '7-3e',
    isSummoned && '15-18',
    levelCostClause(game, request),
    isFromDrive && costOf(game, request).length > 0 && 'u2103/drive.8',
    isFromDrive && isSummoned && 'u2103/drive.12',
    isFromSet && 'u2103/standby.2',
    isFromSet && 'u2103/standby.4',
  );
};

/** The clauses that decided what is played and how, beside the one by which it is played. `item`: it on the gate. */
export const playClauses = (game: Game, request: PlayRequest, item: PlayedItem): readonly ClauseId[] => {
  switch (request.how) {
    case 'activated':
      return ['14-8a', activatedAbility(game, request.card, request.ability).cost ? '14-8b' : '14-1a-1a'];
    case 'auto':
      return ['14-9a'];
    case 'card':
      return cardPlayClauses(game, request, item);
    default:
      return [];
  }
};
