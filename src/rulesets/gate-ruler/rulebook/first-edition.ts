import type { EditionReadings } from '../../../core/rulebook.ts';

/** The rules before the update of March 2021. */
export const firstEdition: EditionReadings = {
  '1.0.0': {
    'u2103/combat-damage.1': {
      en: 'Intercept, Penetrate and Counterattack deal effect damage; only the damage of the damage step itself is combat damage.',
      ja: '【迎撃】【貫通】【反撃】は効果ダメージを与え、ダメージステップのルールによるダメージだけが戦闘ダメージである。',
    },
    'u2103/damage-step.1': {
      en: 'The damage step has one gate processing.',
      ja: 'ダメージステップのゲート処理は1回である。',
    },
    'u2103/damage-step.2': {
      en: 'Nothing is checked before the damage: Penetrate triggers when the defending unit is destroyed, Counterattack when its unit was dealt damage and was not put into the graveyard.',
      ja: 'ダメージの前には何も確認せず、【貫通】は守備ユニットの破壊で、【反撃】はダメージを受けて墓地に置かれなかったことで誘発する。',
    },
  },
};
