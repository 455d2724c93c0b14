/** How a line sounds: something happens, somebody is hurt, the match is decided. */
export type Tone = 'plain' | 'harm' | 'outcome';

/** What a fact is in the short telling of a match; the names that lead to a process are those of its step's path. */
export type Headline =
  /** Heads the process that many names down; told before the first line within it. */
  | { readonly is: 'head'; readonly of: number }
  /** A line. What comes later in the process that many names down lies within it. */
  | { readonly is: 'line'; readonly tone: Tone; readonly over?: number };
