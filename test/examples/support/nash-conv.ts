import { PLAYERS, type Player } from '../../../src/core/decision.ts';

/** A whole game as a tree. What chance does lies before its roots; at every question one player chooses. */
export type Tree =
  | { readonly payoffs: readonly [number, number] }
  | {
      readonly player: Player;
      /** All that the player knows, as text: the same text is the same situation to that player. */
      readonly known: string;
      readonly after: readonly Tree[];
    };

type Question = Exclude<Tree, { payoffs: unknown }>;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a tree is worth to a player while both choose among all options alike. */
const uniformValue = (tree: Tree, player: Player): number =>
  'payoffs' in tree ? tree.payoffs[player] : meanOf(tree.after.map((next) => uniformValue(next, player)));

/** Every question of a tree. */
export const questionsIn = (tree: Tree): readonly Question[] =>
  'payoffs' in tree ? [] : [tree, ...tree.after.flatMap(questionsIn)];

/** A question, and how likely it is reached by what chance and the other player do. */
interface Reached {
  readonly question: Question;
  readonly reach: number;
}

/** The questions of one player, by what that player knows. */
const situationsOf = (roots: readonly Tree[], player: Player): ReadonlyMap<string, readonly Reached[]> => {
  const situations = new Map<string, Reached[]>();
  const visit = (tree: Tree, reach: number): void => {
    if ('payoffs' in tree) return;
    if (tree.player === player) {
      const known = situations.get(tree.known) ?? [];
      situations.set(tree.known, [...known, { question: tree, reach }]);
    }
    const share = tree.player === player ? reach : reach / tree.after.length;
    for (const next of tree.after) visit(next, share);
  };
  for (const root of roots) visit(root, 1 / roots.length);
  return situations;
};

/** What the roots, equally likely, are worth to a player who answers uniform play as well as can be. */
const bestResponseValue = (roots: readonly Tree[], player: Player): number => {
  const situations = situationsOf(roots, player);
  const chosen = new Map<string, number>();
  const choiceIn = (known: string): number => {
    const before = chosen.get(known);
    if (before !== undefined) return before;
    const reached = situations.get(known) ?? [];
    const options = [...(reached[0]?.question.after.keys() ?? [])];
    const worth = options.map((option) =>
      reached.reduce((sum, { question, reach }) => sum + reach * worthOf(question.after[option] as Tree), 0),
    );
    const best = worth.indexOf(Math.max(...worth));
    chosen.set(known, best);
    return best;
  };
  const worthOf = (tree: Tree): number => {
    if ('payoffs' in tree) return tree.payoffs[player];
    return tree.player === player
      ? worthOf(tree.after[choiceIn(tree.known)] as Tree)
      : meanOf(tree.after.map(worthOf));
  };
  return meanOf(roots.map(worthOf));
};

/** What both players together could gain by answering uniform play as well as can be. */
export const uniformNashConv = (roots: readonly Tree[]): number =>
  PLAYERS.reduce<number>(
    (sum, player) =>
      sum + bestResponseValue(roots, player) - meanOf(roots.map((root) => uniformValue(root, player))),
    0,
  );
