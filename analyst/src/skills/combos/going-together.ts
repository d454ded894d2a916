import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { paragraphs, sentences } from '#scene.ts'
import { tellPull } from './follow-up.ts'
import { type Priced, priceLegs } from './pricing.ts'
import { tellFaults, tellProduct, tellTogether } from './tell.ts'

/** Whether legs help each other, and by how much. */
export const correlated = (text: string, priced: Priced): string =>
  paragraphs(
    sentences(
      /\bcoeficiente\b/.test(text) ? 'O coeficiente em si eu não calculo; o sinal e o tamanho da ligação, sim.' : null,
      tellPull(priced),
    ),
    tellProduct(priced),
    tellTogether(priced),
  )

/** Why the product is not their chance. */
export function multiplied(priced: Priced): string {
  const isMore = priced.chance > priced.product
  return paragraphs(
    `Não: no mesmo jogo as pernas dependem uma da outra, e o produto dá ${isMore ? 'menos' : 'mais'} do que elas saem juntas. O certo é somar os placares em que todas vencem.`,
    tellTogether(priced),
    tellProduct(priced),
  )
}

/** How often one comes without the other. */
export function notTheSame(briefing: Briefing, priced: Priced): string {
  const [one, two] = priced.markets
  if (one && two && Math.abs(one.pooledChance - two.pooledChance) < ALIKE && priced.redundant.length > 0)
    return paragraphs(
      `É a mesma aposta: "${one.name}" e "${two.name}" ganham e perdem nos mesmos placares.`,
      tellTogether(priced),
      'Se as odds diferem, é só preço: cada casa põe a margem onde quer.',
    )
  if (!one || !two || priced.redundant.length > 0) return paragraphs(tellFaults(priced), tellTogether(priced))
  const apart = [
    [one.id, oppositeOf(two.id)],
    [oppositeOf(one.id), two.id],
  ].flatMap((legs) => priceLegs(briefing, legs) ?? [])
  return paragraphs(
    `Não é a mesma coisa: uma sai sem a outra com frequência. ${tellTogether(priced)}`,
    ...apart.filter(({ isImpossible }) => !isImpossible).map((only) => `Uma sem a outra: ${tellTogether(only)}`),
  )
}

/** Chances that are one and the same. */
const ALIKE = 1e-6

const OPPOSITES: Record<string, string> = { over: 'under', under: 'over', yes: 'no', no: 'yes' }
/** The market of the same line that wins when this one loses. */
const oppositeOf = (id: string): string =>
  id.replace(/(?<=\.)(?:over|under|yes|no)(?=[\d.]|$)/, (word) => OPPOSITES[word] ?? word)
