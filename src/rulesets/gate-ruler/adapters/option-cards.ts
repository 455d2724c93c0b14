import type { LocalizedText } from '../../../core/narration.ts';
import { cardCatalogue } from '../cards/catalogue.ts';
import type { GameView } from '../views/view.ts';
import { emptyLineWarning } from './hints.ts';
import type { Instance } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';
import { findKnownCard, printedName } from './view-queries.ts';

const handlesIn = (option: GateRulerOption): readonly Instance[] => {
  if ('card' in option) return [option.card];
  if (option.form !== 'attack') return [];
  return option.target === undefined ? [option.attacker] : [option.attacker, option.target];
};

const namesOf = ({ en, ja }: LocalizedText): readonly string[] => [en, ja];

/** The names of the cards of an option; of a card that is not seen where it lies, by the id in the key. */
export const gateRulerCardNames = (option: GateRulerOption, view: GameView): readonly string[] => {
  const seen = handlesIn(option).flatMap((handle) => findKnownCard(view, handle) ?? []);
  if (seen.length > 0) return seen.map(printedName).flatMap(namesOf);
  return option.key.split(' ').flatMap((id) => namesOfId(id));
};

const namesOfId = (id: string): readonly string[] => {
  const name = cardCatalogue.get(id)?.name;
  return name === undefined ? [] : namesOf(name);
};

/** 8-4c: an attack on a line without a card hits nothing. */
export const gateRulerOptionWarning = (option: GateRulerOption, view: GameView): LocalizedText | undefined => {
  if (option.form !== 'attack' || option.target !== undefined || option.line === 'center') return undefined;
  const attacker = findKnownCard(view, option.attacker);
  return attacker && emptyLineWarning(printedName(attacker), option.line);
};
