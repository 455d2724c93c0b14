/**
 * What a person does when asked: answer with the key of an option, concede, leave the match for later, or take back the
 * pick before. A pick is an answer that can be taken back: none of those that passing goes on with.
 */
export type HumanAction =
  | { readonly do: 'answer'; readonly key: string; readonly isPick: boolean }
  | { readonly do: 'takeBack' }
  | { readonly do: 'concede' }
  | { readonly do: 'leave'; readonly because: 'asked' | 'inputEnded' };
