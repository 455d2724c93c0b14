import type { Player } from '../../../../core/decision.ts';
import { gather } from '../../../../core/hot-path.ts';
import { happen } from '../../events/happen.ts';
import { takeWaiting } from '../../events/waiting.ts';
import { definitionFor } from '../../queries/cards.ts';
import { waitingFor, waitingOf } from '../../queries/waiting.ts';
import type { Game, Waiting } from '../../state/game.ts';
import type { GateRulerOption } from '../../state/option.ts';

/** 11-1b-3: an ability that cannot be played legally is dropped, as is a set card that is not played. */
export const dropWaiting = (game: Game, number: number): Game => {
  const { controller, source } = waitingOf(game, number);
  return happen(takeWaiting(game, number), {
    clause: '11-1b-3',
    what: 'declined',
    player: controller,
    source: source.card,
    ...(waitingOf(game, number).isSetCard && { knownTo: [controller] }),
  });
};

/** 11-1b: play one that waits; a set card whose timing came may be left as it is (14-4b). */
export const waitingOptions = (
  game: Game,
  player: Player,
  canBePlayed: (waiting: Waiting) => boolean,
): readonly GateRulerOption[] =>
  gather(waitingFor(game, player), (waiting): readonly GateRulerOption[] => {
    const name = nameOf(game, waiting);
    const use: GateRulerOption = { key: `use ${name}`, form: 'waiting', waiting: waiting.number };
    const leave: GateRulerOption = { key: `leave ${name}`, form: 'decline', waiting: waiting.number };
    if (!canBePlayed(waiting)) return [leave];
    return waiting.isSetCard ? [use, leave] : [use];
  });

const nameOf = (game: Game, { source, cause }: Waiting): string => {
  const id = definitionFor(game, source.card).id;
  return cause.card === undefined ? id : `${id} for ${definitionFor(game, cause.card.card).id}`;
};
