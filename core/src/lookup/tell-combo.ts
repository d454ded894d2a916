import { writeEdge, writeOdd, writeShare, writeStakeShare } from '#chat/figures.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { type JointFacts, toJointMatch } from '#combos/own/joint-facts.ts'
import { LEGS_MAX } from '#combos/own/joint-match.ts'
import { type LegRefusal, type OwnCombo, priceOwnCombo, refusalOf } from '#combos/own/own-combo.ts'
import { findMarket } from '#lookup/find-markets.ts'
import { type LookUp, quoted, told } from '#lookup/look-up.ts'
import { isPastPrices } from '#lookup/tell-markets.ts'
import { decimalOdd } from '#units.ts'
import { edgeOf, kellyStake } from '#value/kelly.ts'

export const TOLD_LEGS = { min: 2, max: LEGS_MAX }
const COUNT = `Uma combinada tem de ${TOLD_LEGS.min} a ${TOLD_LEGS.max} pernas.`
const UNKNOWN = 'Uma das pernas não é um mercado desta análise. Consulte os mercados e use o id.'

const WHY_NOT: Record<LegRefusal, string> = {
  none: COUNT,
  'too many': COUNT,
  unknown: UNKNOWN,
  twice: 'A mesma perna está duas vezes.',
  'not counted': 'Desta partida não temos os escanteios ou os cartões que uma das pernas pede.',
}

type Asked = { legs: readonly string[]; odd: number | null }

/** Somebody's own combination, priced as their own tray prices it. */
export function tellCombo(facts: MatchFacts, joint: JointFacts | null, { legs: asked, odd: offered }: Asked): LookUp {
  if (asked.length < TOLD_LEGS.min) return told([COUNT])
  if (!joint) return told(['Desta partida não há placares calculados: não há como calcular uma combinada.'])
  const legs = asked.flatMap((leg) => findMarket(facts, leg) ?? [])
  if (legs.length < asked.length) return told([UNKNOWN])
  const match = toJointMatch(joint)
  const refusal = refusalOf(match, legs)
  if (refusal) return told([WHY_NOT[refusal]])
  const combo = priceOwnCombo(match, legs)
  const { chance, fairOdd } = combo
  if (fairOdd === null) return told(['Estas pernas não acontecem juntas em nenhum placar da análise.'])
  const isPast = isPastPrices(facts)
  const odds = isPast ? [] : legs.flatMap((id) => facts.findMarket(id)?.bestOdd ?? [])
  const productOfOdds = odds.length === legs.length ? odds.reduce((product, one) => product * one, 1) : null
  const parts = [
    `chance conjunta ${writeShare(chance)}`,
    isPast ? null : `odd justa ${writeOdd(fairOdd)}`,
    productOfOdds === null ? null : `odds multiplicadas ${writeOdd(productOfOdds)}, só para comparar`,
    offered === null || isPast ? null : worthAt(combo, offered),
  ].filter((part) => part !== null)
  const names = combo.legs.map(({ name }) => quoted(name)).join(' + ')
  return told([`- Sua combinada ${names}: ${parts.join('; ')}.`, ...notesOn(combo)], {
    combos: [{ legs, chance, fairOdd, productOfOdds }],
  })
}

function worthAt({ chance }: OwnCombo, odd: number): string {
  const price = decimalOdd(odd)
  return `a uma odd de ${writeOdd(odd)}, edge ${writeEdge(edgeOf(chance, price))} e stake de Kelly ${writeStakeShare(kellyStake(chance, price))}`
}

/** What a reader should know of the legs before they trust the price. */
function notesOn({ legs, redundant, refunded, hasCounts }: OwnCombo): string[] {
  const nameOf = (id: string) => quoted(legs.find((leg) => leg.id === id)?.name ?? id)
  return [
    ...redundant.map(
      ({ leg, because }) => `- A perna ${nameOf(leg)} não muda nada: já vem com ${because.map(nameOf).join(' e ')}.`,
    ),
    ...(refunded > 0 ? ['- Se uma perna for devolvida e nenhuma perder, a combinada inteira é devolvida.'] : []),
    ...(hasCounts ? ['- Escanteios e cartões entram com a ligação medida com os gols, não multiplicados.'] : []),
  ]
}
