/** A card in words, in one language. */
export interface CardText {
  readonly name: string;
  /** What it is and its printed numbers: type, faction, attributes, level or cost. */
  readonly kind: string;
  /** Its rules text, an ability a line; empty for a card without any. */
  readonly text: readonly string[];
}

/** A card line by line: its name, what it is, and what it does. */
export const cardTextLines = ({ name, kind, text }: CardText): readonly string[] => [name, kind, ...text];
