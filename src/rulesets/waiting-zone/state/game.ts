/** The numbers a whole match needs and the source does not tell: ours, not the game's (house.1 to house.9). */
export interface HouseRules {
  readonly startingHand: number;
  readonly startingLife: number;
  /** Most energy a player has at the start of a turn. */
  readonly mostEnergy: number;
  /** Energy that whoever goes second has on top on the first own turn. */
  readonly secondPlayersGift: number;
  readonly handLimit: number;
  /** Cards a field has room for. */
  readonly fieldLimit: number;
}

export const houseRules: HouseRules = {
  startingHand: 5,
  startingLife: 20,
  mostEnergy: 8,
  secondPlayersGift: 1,
  handLimit: 7,
  fieldLimit: 5,
};
