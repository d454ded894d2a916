import { writeEdge, writeMoney, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { decimalOdd, probability } from '@prancheta/core/units.ts'
import { kellyStake } from '@prancheta/core/value/kelly.ts'
import type { Ask } from '../reading/ask.ts'
import { namedIn, paragraphs, type Scene, sentences } from '../scene.ts'
import { inSentence } from './market-words.ts'
import { stakeOf, tellReturn } from './payout.ts'

/** The reader's own numbers and nothing else, each step shown. It needs no match. */
export function writeCalculation(ask: Ask, scene: Scene | null): string {
  const { offeredOdd: odd, given } = ask
  const stake = stakeOf(given)
  const parts = [
    odd !== null && given.chance !== null ? edgeOfOwn(odd, given) : null,
    odd !== null && given.chance === null
      ? `A odd ${writeOdd(odd)} embute 1 ÷ ${writeOdd(odd)} = **${writeShare(1 / odd)}** de probabilidade, já com a margem da casa dentro. Só há valor se a chance real for maior.`
      : null,
    odd === null && given.chance !== null
      ? `Com ${writeShare(given.chance)} de chance, a odd justa é 1 ÷ ${writeShare(given.chance)} = **${writeOdd(1 / given.chance)}**. Só um preço acima dela teria valor.`
      : null,
    odd !== null && stake !== null ? tellReturn(stake, odd) : null,
    scene && oursBeside(scene),
  ]
  if (parts.every((part) => part === null))
    return 'Diga a odd e a chance, como em "odd 2,00 com 50% de chance", e eu mostro a conta passo a passo.'
  return paragraphs(...parts, 'São os seus números, não os da análise.')
}

function edgeOfOwn(odd: number, { chance, bankroll }: Ask['given']): string {
  const own = chance ?? 0
  const edge = own * odd - 1
  const kelly = kellyStake(probability(own), decimalOdd(odd))
  const worth =
    edge > 0 ? 'paga acima do justo' : edge < 0 ? 'paga abaixo do justo, sem valor' : 'paga exatamente o justo'
  return sentences(
    `Com ${writeShare(own)} de chance e odd ${writeOdd(odd)}: ${writeShare(own)} × ${writeOdd(odd)} − 1 = **${writeEdge(edge)}** de edge. A odd justa seria ${writeOdd(1 / own)}, então o preço ${worth}.`,
    edge > 0
      ? `Um quarto de Kelly: ${writeShare(edge)} ÷ (${writeOdd(odd)} − 1) ÷ 4 = ${writeStakeShare(kelly)} da banca.`
      : 'Kelly dá zero.',
    edge > 0 && bankroll !== null ? `De ${writeMoney(bankroll)}, são ${writeMoney(kelly * bankroll)}.` : null,
  )
}

/** Whoever names a market beside an own chance is told what ours is. */
function oursBeside(scene: Scene): string | null {
  const market = namedIn(scene)
  return (
    market &&
    `Para comparar: a análise dá ${writeShare(market.pooledChance)} a ${inSentence(market)}, odd justa ${writeOdd(market.fairOdd)}.`
  )
}
