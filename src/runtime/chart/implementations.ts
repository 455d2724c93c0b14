/**
 * What a machine is taken for: a process of a ruleset, which hears `answer` alone and names all that it does, or a machine of
 * any kind.
 */
export type Kind = 'rule' | 'plain';
