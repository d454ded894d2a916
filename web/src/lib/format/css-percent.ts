/** A share from 0 to 1 as widths and places of a drawing want it. */
export const cssPercent = (share: number): string => `${100 * share}%`
