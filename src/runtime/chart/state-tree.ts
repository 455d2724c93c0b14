import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What a transition does to the tree of states. */
export interface Entry {
  /** States entered, outermost first. */
  readonly entered: readonly AnyStateNode[];
  readonly leaf: AnyStateNode;
}

/** A state and the states around it, innermost first. */
export const lineageOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...lineageOf(node.parent)];

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node !== outer && lineageOf(node).includes(outer);

/** The states entered by default inside a state, outermost first, without the state itself. */
const initialsOf = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type !== 'compound') return [];
  const [initial] = node.initial.target as [AnyStateNode];
  return [initial, ...initialsOf(initial)];
};

/** The states of a machine entered when it starts. */
export const initialEntry = (root: AnyStateNode): Entry => {
  const inside = initialsOf(root);
  return { entered: [root, ...inside], leaf: inside.at(-1) ?? root };
};

/** The innermost state that a transition neither leaves nor enters; `undefined` when it re-enters everything. */
const domainOf = (transition: AnyTransitionDefinition, target: AnyStateNode): AnyStateNode | undefined => {
  const { source, reenter } = transition;
  if (!reenter && (target === source || isInside(target, source))) return source;
  const common = lineageOf(target).find((outer) => isInside(target, outer) && isInside(source, outer));
  if (common !== undefined) return common;
  return reenter ? undefined : source.machine.root;
};

/** The states a transition enters from a leaf; a transition without target enters none. */
export const entryOf = (transition: AnyTransitionDefinition, from: AnyStateNode): Entry => {
  const target = transition.target?.[0] as AnyStateNode | undefined;
  if (target === undefined) return { entered: [], leaf: from };
  const domain = domainOf(transition, target);
  const around = lineageOf(target).slice(1);
  const edge = domain === undefined ? around.length : around.indexOf(domain);
  const between = domain === target ? [] : around.slice(0, edge).reverse();
  const staysInTarget = target === transition.source && target === domain && !transition.reenter;
  const inside = initialsOf(target);
  return {
    entered: [...between, ...(staysInTarget ? [] : [target]), ...inside],
    leaf: inside.at(-1) ?? target,
  };
};
