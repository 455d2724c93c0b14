export type Phase = 'preparation' | 'start' | 'main' | 'attack' | 'end';

/** A moment of the turn that abilities may wait for. */
export type Moment =
  | 'gameStart'
  | 'startPhase'
  | 'mainPhase'
  | 'attackPhase'
  | 'attackStart'
  | 'attackDeclaration'
  | 'attackEnd'
  | 'attackPhaseEnd'
  | 'turnEnd';
