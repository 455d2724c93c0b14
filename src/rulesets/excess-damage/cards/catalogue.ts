import type { ClauseId } from '../rulebook/clauses.ts';
import type { CardId } from '../state/card.ts';
import { type CardName, damageCards } from './damage-cards.ts';
import { effectCards } from './effect-cards.ts';

/** The names of every card. */
export const cardNames: Readonly<Record<CardId, CardName>> = { ...damageCards, ...effectCards };

/** The clause that is the text of each card: what the card does is done under it. */
export const CARD_CLAUSE: Readonly<Record<CardId, ClauseId>> = {
  'flame-spill': 'card/flame-spill',
  'super-duper-death-ray': 'card/super-duper-death-ray',
  'ram-through': 'card/ram-through',
  'gandalfs-sanction': 'card/gandalfs-sanction',
  'pigment-storm': 'card/pigment-storm',
  'ravenous-tyrannosaurus': 'card/ravenous-tyrannosaurus',
  'megatron-destructive-force': 'card/megatron-destructive-force',
  'toralfs-hammer': 'card/toralfs-hammer',
  'bottle-cap-blast': 'card/bottle-cap-blast',
  'nahiris-warcrafting': 'card/nahiris-warcrafting',
  'windswift-slice': 'card/windswift-slice',
  'hell-to-pay': 'card/hell-to-pay',
  'contest-of-claws': 'card/contest-of-claws',
  'unleash-the-inferno': 'card/unleash-the-inferno',
  'torch-the-witness': 'card/torch-the-witness',
  'toralf-god-of-fury': 'card/toralf-god-of-fury',
  'aegar-the-freezing-flame': 'card/aegar-the-freezing-flame',
  'magmatic-galleon': 'card/magmatic-galleon',
  'rith-liberated-primeval': 'card/rith-liberated-primeval',
  'jaya-venerated-firemage': 'card/jaya-venerated-firemage',
  'torbran-thane-of-red-fell': 'card/torbran-thane-of-red-fell',
  'fiery-emancipation': 'card/fiery-emancipation',
  'furnace-of-rath': 'card/furnace-of-rath',
  'valkmira-protectors-shield': 'card/valkmira-protectors-shield',
  'soul-scar-mage': 'card/soul-scar-mage',
  'zilortha-strength-incarnate': 'card/zilortha-strength-incarnate',
};
