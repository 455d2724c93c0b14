/**
 * What a person does when asked: answer with the key of an option, by hand or because of a wish to pass, take back the
 * pick before, concede, or leave the match for later.
 */
export type Act =
  | { readonly do: 'answer'; readonly key: string; readonly isPassing: boolean }
  | { readonly do: 'takeBack' }
  | { readonly do: 'concede' }
  | { readonly do: 'leave'; readonly because: 'asked' | 'inputEnded' };
