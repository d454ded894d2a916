/** A combo's reason without what multiplying would give: that is no chance of anything, and beside chances it reads like one. */
export const whyIn = (reason: string): string =>
  reason
    .split(/(?<=\.) /)
    .filter((sentence) => !sentence.includes('multiplicação'))
    .join(' ')
