import { opponentOf } from 'gatechart/ruleset';
import { match } from './chart.ts';
import { DAMAGE, game, type Move } from './game.ts';
import { concede } from './rules.ts';

export default game.ruleset({
  version: 1,
  editions: { usual: match },
  maxQuestions: 60,
  decisions: {
    attack: {
      clause: 'turn.2',
      prompt: {
        en: 'Attack with a spark (1 damage) or a bolt (2 damage), or pass.',
        ja: '火花（1ダメージ）か雷（2ダメージ）で攻撃するか、パスしてください。',
      },
      player: ({ turn }) => turn,
      moves: (state, player) => [
        { type: 'pass' },
        ...game.kindsIn(state, 'hand', player).map((card): Move => ({ type: 'attack', card })),
      ],
      unless: [
        {
          clause: 'turn.2',
          because: { en: 'a ward is no attack', ja: '守りは攻撃ではない' },
          refuses: (_, move) => move.type === 'attack' && move.card === 'ward',
        },
      ],
    },
    response: {
      clause: 'window.1',
      prompt: {
        en: 'Stop the attack with a ward, or pass and take the damage.',
        ja: '守りで攻撃を止めるか、パスしてダメージを受けてください。',
      },
      player: ({ turn }) => opponentOf(turn),
      moves: () => [{ type: 'pass' }, { type: 'stop' }],
      unless: [
        {
          clause: 'window.1',
          because: { en: 'there is no ward in your hand', ja: '手札に守りがない' },
          refuses: (state, { type }) =>
            type === 'stop' && !game.kindsIn(state, 'hand', opponentOf(state.turn)).includes('ward'),
        },
      ],
    },
  },
  concede,
  // The state passes the turn as it is entered, so a scenario goes on with the draw of the player whose turn it is.
  scenario: { state: 'nextTurn', defaults: { deck: ['spark', 'spark', 'spark'] }, passes: ['pass'] },
  /** Attacks are worth their damage, and a ward what it stops. */
  rating: ({ decision, view }) =>
    decision.options.map((option) => {
      const worth =
        option.type === 'attack' ? DAMAGE[option.card] : option.type === 'stop' ? view().values.damage - 1.5 : 0;
      return { worth, reason: { en: `worth ${worth}`, ja: `${worth}点の値打ち` } };
    }),
});
