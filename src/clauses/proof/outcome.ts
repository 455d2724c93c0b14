/** What came of a mutant: noticed by a test named after its clause, or not, or never properly tried. */
export type Outcome =
  | { readonly is: 'noticed'; readonly by: string }
  | { readonly is: 'unnoticed' }
  | { readonly is: 'broken'; readonly reason: string };
