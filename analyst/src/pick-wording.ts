import type { Pick } from './scene.ts'

/** Chooses words by the question itself: asked again it is answered alike, asked otherwise it sounds otherwise. */
export function pickBy(question: string): Pick {
  let turn = 0
  return (options) => {
    turn += 1
    const at = fnv1a(`${turn}:${question}`) % options.length
    return options[at] ?? options[0]
  }
}

/** FNV-1a, 32 bits: spreads short texts well and needs no library. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  // The low bits alone would follow the last byte too closely.
  return (hash ^ (hash >>> 15)) >>> 0
}
