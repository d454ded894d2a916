const FNV_START = 0x81_1c_9d_c5
const FNV_PRIME = 0x01_00_01_93

/** One number for a list of texts: another as soon as one is changed. What was learnt keeps that of its examples. */
export const fingerprintOf = (texts: readonly string[]): number =>
  texts.reduce(
    (all, text) => [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME), all),
    FNV_START,
  )
