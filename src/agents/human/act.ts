/** What a person does when asked: answer with the key of an option, concede, or leave the match for later. */
export type Act =
  | { readonly do: 'answer'; readonly key: string }
  | { readonly do: 'concede' }
  | { readonly do: 'leave'; readonly because: 'asked' | 'inputEnded' };
