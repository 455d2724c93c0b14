/** An attacker with Penetrate destroys a unit on a line where the ruler stands behind. */
export const PENETRATE = `title: u2103/penetrate.2 the second look at Penetrate
cards: { piercer: { like: 3/3/2, keywords: [penetrate] } }
p1: { A1: piercer }
p2: { D1: 1/1/1 }
start: attack declaration
answers: [attack A1 -> center]
expect: { ran: [u2103/penetrate.2] }
`;

/** A unit with two hits of damage, which one edition forgets at the end of the phase and the other keeps. */
export const EDITIONS = `title: the same attack under two editions
edition: [2021-03, 1.0.0]
cards: { piercer: { like: 3/3/2, keywords: [penetrate] } }
p1: { A1: piercer }
p2: { D1: 1/1/1 }
start: attack declaration
answers: [attack A1 -> center]
`;
