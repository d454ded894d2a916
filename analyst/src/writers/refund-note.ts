import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { writeList, writeShare } from '@prancheta/core/chat/figures.ts'
import { canGiveBack, inSentence, titleOf } from './market-words.ts'

const NAMED_MAX = 2

/**
 * A bet that may be given back has a chance of its own kind: won, of the times that it is not given back. Whoever is told it beside others
 * would take it for the chance that it comes in. Null where no such chance is told, or where the answer speaks of giving back itself.
 */
export function refundNote(text: string, briefing: Briefing | null): string | null {
  if (!briefing || /devol/i.test(text)) return null
  const plain = text.toLowerCase()
  const told = briefing.markets
    .filter((market) => canGiveBack(market) && text.includes(writeShare(market.pooledChance)))
    .filter(
      (market) => plain.includes(inSentence(market).toLowerCase()) || plain.includes(titleOf(market).toLowerCase()),
    )
  if (told.length === 0) return null
  return `${told.length > 1 ? 'As chances' : 'A chance'} de ${writeList(told.slice(0, NAMED_MAX).map(inSentence))} ${told.length > 1 ? 'são' : 'é'} sem contar as vezes em que o valor é devolvido.`
}
