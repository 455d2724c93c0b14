import { hand } from './charts.mjs';
import { game } from './game.mjs';
import { ante, concede, mayRaise, strengthOf, toAct } from './rules.mjs';

/** What the hand would win on average if it were shown after each act. @type {NonNullable<ReturnType<typeof game.ruleset>['rating']>} */
const rating = ({ player, decision, view }) => {
  const { zones, counters } = view();
  const own = zones.hand[player]?.[0] ?? '';
  const community = zones.community[0]?.[0] ?? null;
  const others = /** @type {readonly string[]} */ (['Jh', 'Js', 'Qh', 'Qs', 'Kh', 'Ks']).filter(
    (card) => card !== own && card !== community,
  );
  const against = others.map((card) => Math.sign(strengthOf(own, community) - strengthOf(card, community)));
  const lead = against.reduce((sum, each) => sum + each, 0) / others.length;
  const stake = Math.max(...counters.chips);
  const [shown, raised] = [lead * stake, lead * (stake + 2)];
  const worth = { fold: -counters.chips[player], check: shown, call: shown, bet: raised, raise: raised };
  const reason = { en: `ahead by ${lead.toFixed(2)}`, ja: `${lead.toFixed(2)}の優勢` };
  return decision.options.map(({ type }) => ({ worth: worth[type], reason }));
};

/** Leduc hold'em: a small game of hidden cards whose numbers are known. */
export default game.ruleset({
  version: 2,
  editions: { usual: hand },
  maxQuestions: 8,
  decisions: {
    opening: {
      clause: 'round.2',
      prompt: { en: 'Check, or bet.', ja: 'チェックかベット。' },
      player: toAct,
      moves: () => [{ type: 'bet' }, { type: 'check' }],
    },
    response: {
      clause: 'round.3',
      prompt: { en: 'Call the bet, fold, or raise.', ja: 'コール、フォールド、レイズのどれか。' },
      player: toAct,
      moves: () => [{ type: 'call' }, { type: 'fold' }, { type: 'raise' }],
      unless: [
        {
          clause: 'round.5',
          because: { en: 'the round has two bets and raises', ja: 'このラウンドのベットとレイズは2回済み' },
          refuses: (state, { type }) => type === 'raise' && !mayRaise(state),
        },
      ],
    },
  },
  concede,
  rating,
  scenario: { state: 'betting', passes: ['check', 'call'], prepare: ante },
});
