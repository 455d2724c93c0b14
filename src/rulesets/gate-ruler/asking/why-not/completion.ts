import type { WhyNot } from '../../../../kernel/why-not.ts';
import { definitionFor, rulerRules, stateOf } from '../../reading/information.ts';
import { rulerOf } from '../../reading/rulers.ts';
import { cardsIn } from '../../reading/zones.ts';
import { canComplete } from '../../rules/ch14-abilities/completion.ts';
import { canPay, costOf } from '../../rules/ch14-abilities/cost.ts';
import { effectRequested, hasTargets } from '../../rules/ch14-abilities/play.ts';
import type { Game } from '../../values/game.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import { cardText, reason } from './reason.ts';

const costFacts = (game: Game, request: PlayRequest): readonly string[] => {
  const { player } = request;
  const ready = cardsIn(game, player, 'resource').filter((card) => !stateOf(game, card).exhausted).length;
  const { paysCosts } = rulerRules(definitionFor(game, rulerOf(game, player)));
  const owed = costOf(game, request);
  const parts = [...new Set(owed.map(({ part }) => part))].map(
    (part) => `${owed.filter((each) => each.part === part).length} to ${part}`,
  );
  return [
    `owed: ${parts.join(', ')}`,
    paysCosts || ready > 0 ? `${ready} resources are ready` : 'no resources',
  ];
};

/** 14-3: why a play that may be begun cannot be completed. */
export const whyNotCompleted = (game: Game, request: PlayRequest): WhyNot | undefined => {
  if (canComplete(game, request)) return undefined;
  const text = cardText(game, request.player, request.card);
  if (effectRequested(game, request).resource && cardsIn(game, request.player, 'resource').length === 0) {
    return reason('NO_RESOURCE', '16-17', 'a resource ability needs a card in the own resource zone', [
      'there is none',
    ]);
  }
  if (!canPay(game, request)) {
    return reason('CANNOT_PAY', '14-3c', 'the cost must be paid in full', costFacts(game, request));
  }
  return hasTargets(game, request)
    ? reason('TAKEN_BACK', '14-3b-4', 'it was taken back and nothing has changed since', [text])
    : reason('NO_TARGETS', '14-3b-4', 'what must be chosen as it is played must be there', [
        `${text} finds too few cards to choose`,
      ]);
};
