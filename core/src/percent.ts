/**
 * Inside the code a chance, an edge and a stake are shares: 0.05 is five percent. Percent exist where the specification's
 * answers and the texts people read have them; these two lead there and back, and a test lists who may ask for them.
 */
export const toPct = (share: number): number => 100 * share

export const fromPct = (pct: number): number => pct / 100
