import type { Scene } from '../scene.ts'

/** Whether a plain text wants a yes or a no rather than a number. */
const POLAR =
  /^(e |mas |entao |oi |sera que |voce acha que |acha que )*(vai|sai|tem|da|bate|passa|marca|ganha|vence|empata|rola|sera|os dois|ambas|ambos|termina|deve|consegue|o jogo (vai|tem|passa)|(o |a )?[a-z]+ (vai|ganha|vence|bate|marca|passa|leva|consegue|nao perde|faz gol))\b|\b(sim ou nao|ou nao|sera que|e provavel|tem (boa )?chance|bate|ne)$|\b(boa chance|e provavel|acredita que|aposto que|duvido que)\b/
const LIKELY = 0.65
const EVEN = 0.5
const UNLIKELY = 0.35

/** A word on how likely it is, before the number; null where a number was asked for. */
export function yesOrNo({ ask: { text, manner } }: Scene, chance: number): string | null {
  if (manner !== 'answer' || !POLAR.test(text) || /\b(qual|quanto|quantos|quantas|quem|por que|odd|paga)\b/.test(text))
    return null
  if (chance >= LIKELY) return 'É provável que sim.'
  if (chance >= EVEN) return 'Mais para sim do que para não.'
  return chance >= UNLIKELY ? 'Mais para não do que para sim.' : 'É provável que não.'
}
