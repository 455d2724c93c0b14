import { canonicalOptions, type Decision, type Player } from '../core/decision.ts';
import { type IllegalReason, illegalReason } from '../core/illegal-reasons.ts';
import { LANGUAGES, type Language, type LocalizedText } from '../core/narration.ts';
import {
  type CardTable,
  type Declaration,
  type FieldKind,
  type MoveValue,
  type NamesIn,
  type OptionIn,
  type Text,
  textIn,
} from './declaration.ts';

/** A rule that refuses moves of a decision. */
export interface Refusal<D extends Declaration> {
  readonly clause: NamesIn<D>['clause'];
  /** The condition that is not met, in words. */
  readonly because: Text;
  /** Returns whether the rule refuses the move. */
  refuses(game: CardTable<D>, move: MoveValue<D>): boolean;
}

/** A decision that a state waits for. */
export interface DecisionDeclaration<D extends Declaration> {
  readonly clause: NamesIn<D>['clause'];
  /** What the player reads. */
  readonly prompt?: Text;
  player(game: CardTable<D>): Player;
  /** Returns every move that the player may think of. Uses only what that player may know. */
  moves(game: CardTable<D>, player: Player): readonly MoveValue<D>[];
  /** The rules that refuse some of them. The first that does is the reason. */
  readonly unless?: readonly Refusal<D>[];
}

/** The decisions of a game by kind. */
export type DecisionDeclarations<D extends Declaration> = Readonly<Record<string, DecisionDeclaration<D>>>;

/** A value as it stands in a key. A text of several words, or such an id of a card, is quoted. */
export const valueText = (kind: FieldKind | undefined, value: unknown): string => {
  if (kind === 'player') return `p${Number(value) + 1}`;
  const text = String(value);
  return /^[^\s"]+$/.test(text) ? text : JSON.stringify(text);
};

/** Whether words stand in a text, as whole words and in their order. */
const hasWords = (text: string, asked: string): boolean =>
  asked.trim() !== '' && ` ${text.toLowerCase()} `.includes(` ${asked.trim().toLowerCase()} `);

/** Returns the key of a move: its type and the values of its fields, in their order. */
const keyOf = (
  { moves }: Declaration,
  move: { readonly type: string },
  cardName: (id: string) => string = (id) => valueText('card', id),
): string => {
  const fields = moves[move.type] ?? {};
  const values = Object.entries(fields).map(([name, kind]) => {
    const value = (move as Readonly<Record<string, unknown>>)[name];
    return kind === 'card' ? cardName(String(value)) : valueText(kind, value);
  });
  return [move.type, ...values].join(' ');
};

/** What a game asks, what it refuses and why. */
export const decisionRules = <D extends Declaration>(
  declaration: D,
  kinds: DecisionDeclarations<D>,
  textOf: (option: OptionIn<D>, game: CardTable<D>, player: Player) => Text | undefined,
) => {
  type Game = CardTable<D>;

  const optionOf = (move: MoveValue<D>): OptionIn<D> =>
    ({ key: keyOf(declaration, move), ...move }) as unknown as OptionIn<D>;

  const refusalOf = (game: Game, { unless = [] }: DecisionDeclaration<D>, move: MoveValue<D>) =>
    unless.find((rule) => rule.refuses(game, move));

  const decisions = Object.fromEntries(
    Object.entries(kinds).map(([kind, asked]) => [
      kind,
      ({ game }: { readonly game: Game }): Decision<OptionIn<D>> => {
        const player = asked.player(game);
        const legal = asked.moves(game, player).filter((move) => refusalOf(game, asked, move) === undefined);
        return { player, kind, clause: asked.clause, options: canonicalOptions(legal.map(optionOf)) };
      },
    ]),
  );

  const refused = (game: Game, { kind, player }: Decision) => {
    const asked = kinds[kind];
    const moves = asked?.moves(game, player) ?? [];
    return moves.flatMap((move) => {
      const rule = asked && refusalOf(game, asked, move);
      return rule === undefined ? [] : [{ option: optionOf(move), rule }];
    });
  };

  const refusedOptions = (game: Game, decision: Decision): readonly OptionIn<D>[] =>
    canonicalOptions(refused(game, decision).map(({ option }) => option));

  const explainIllegal = (game: Game, decision: Decision, asked: string): IllegalReason | undefined => {
    if (decision.options.some(({ key }) => key === asked)) return undefined;
    const all = refused(game, decision);
    const found =
      all.find(({ option }) => option.key === asked) ??
      all.find(({ option }) => {
        const text = textIn(textOf(option, game, decision.player) ?? '');
        return [...namesOf(option), ...Object.values(text)].some((name) => hasWords(name, asked));
      });
    if (found === undefined) return undefined;
    const { clause, because } = found.rule;
    return illegalReason('REFUSED', clause, textIn(because), []);
  };

  /** The key of an option, and the same with the names of its cards. */
  const namesOf = (option: OptionIn<D>): readonly string[] => {
    const named = (language: Language): string =>
      keyOf(declaration, option, (id) => textIn(declaration.cards[id]?.name ?? id)[language]);
    return [option.key, ...LANGUAGES.map(named)];
  };

  const prompts: Readonly<Record<string, LocalizedText>> = Object.fromEntries(
    Object.entries(kinds).map(([kind, { prompt = '' }]) => [kind, textIn(prompt)]),
  );

  /** The key of an option with the names of its cards, where these say more than their ids. */
  const namesInOption = (option: OptionIn<D>): LocalizedText => {
    const [key, en = '', ja = ''] = namesOf(option);
    return { en: en === key ? '' : en, ja: ja === key ? '' : ja };
  };

  return { decisions, explainIllegal, namesInOption, prompts, refusedOptions };
};
