import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { paragraphs, sentences } from '#scene.ts'
import { fairFactor } from '#writers/exact-share.ts'
import { pricesIn } from './prices.ts'
import { type Priced, priceLegs } from './pricing.ts'
import { tellLikeliest } from './scores.ts'
import type { Said, Talk } from './talk.ts'
import { costliestOf, nameLegs, SAME, tellAtOdd, tellOwn, tellProduct, tellTogether } from './tell.ts'

/** What is asked of a combination that the talk already has, without changing it; null where it is something else. */
export function askedOf(text: string, briefing: Briefing, talk: Talk, stake: number | null): Said | null {
  const priced = priceLegs(briefing, talk.legs)
  if (!priced || priced.isImpossible) return null
  const likeliest = talk.isOfScores && /\bmais prova\w+/.test(text) ? tellLikeliest(briefing, priced) : null
  if (likeliest !== null) return { text: likeliest, talk }
  if (talk.legs.length > 1 && WEAKEST.test(text)) return weakest(briefing, priced, talk)
  if (ORIGINAL.test(text)) return againstBefore(briefing, priced, talk)
  if (WHY.test(text) && talk.rivals.length === 2) return whyThis(briefing, talk)
  const odds = pricesIn(text)
  if (odds.length > 0 && AT_HOUSE.test(text))
    return {
      text: paragraphs(
        ...odds.map((odd) => tellAtOdd(priced, odd)),
        ...odds.flatMap((odd) => backAt(priced, stake ?? talk.stake, odd) ?? []),
      ),
      talk,
    }
  if (WHICH.test(text) && talk.rivals.length === 2) return whichOf(briefing, talk)
  if (BACK.test(text) && (stake ?? talk.stake) !== null) return { text: back(priced, stake ?? talk.stake ?? 0), talk }
  if (STAKE.test(text)) return { text: noStake(priced), talk }
  if (PRODUCT.test(text))
    return {
      text: paragraphs(
        `Contada placar a placar, não multiplicada: ${tellTogether(priced)}`,
        tellProduct(priced),
        tellPull(priced),
      ),
      talk,
    }
  if (CORRELATION.test(text))
    return { text: paragraphs(tellPull(priced), tellProduct(priced), tellTogether(priced)), talk }
  if (LEAST_ODD.test(text))
    return {
      text: paragraphs(
        `Acima de **${writeOdd(priced.fairOdd ?? 0)}**, que é a odd justa de ${nameLegs(priced.markets)}: 1 ÷ ${fairFactor(priced.chance)} = ${writeOdd(priced.fairOdd ?? 0)}.`,
        'Tem de ser o preço da casa para a combinação inteira; igual ou abaixo disso, não há valor.',
      ),
      talk,
    }
  if (AGAIN.test(text)) return { text: tellTogether(priced), talk }
  return null
}

const WEAKEST =
  /\b(?:qual|quais|que|e)\b.*\b(?:perna|del[ae]s|dess[ae]s|escolha|parte|selecao)\b.*\b(?:ruim|frac[ao]|derrub\w+|risc\w+|arriscad\w+|estrag\w+|pes\w+|dificil|cair|perder|atrapalh\w+|menos provavel|improvavel|falhar)\b|\b(?:perna|escolha) (?:mais )?(?:fraca|arriscada|dificil|perigosa)\b|\bo que (?:mais )?(?:derruba|estraga|atrapalha|pesa)\b|\bo que (?:\w+ )?mudaria\b|\belo fraco\b/
const ORIGINAL =
  /\b(?:caiu|subiu|mudou|piorou|melhorou|diminuiu|aumentou)\b.*\bquanto\b|\bquanto (?:caiu|subiu|mudou|piorou|melhorou)\b|\b(?:original|de antes|anterior|do que (?:era|antes)|que a outra)\b|\b(?:melhor|piorou|melhorou) ou (?:pior|nao)\b/
const AT_HOUSE = /\b(?:casa|dando|deu|pag\w+|odd|oferec\w+|vale|boa)\b/
const WHICH = /\bqual (?:das|dess[ae]s|delas)\b|\bentre (?:as duas|elas)\b/
const WHY = /\b(?:por ?que|porque|motivo)\b/
const BACK =
  /\b(?:paga|volt[ao]\w*|ganh[oae]\w*|retorn\w+|receb\w+|lucr\w+|tir[oa])\b.*\bquanto\b|\bquanto\b.*\b(?:volt[ao]\w*|ganh[oae]\w*|retorn\w+|receb\w+|lucr\w+|paga)\b/
const STAKE = /\bquanto\b.*\b(?:banca|por|coloc\w+|apost\w+|bot\w+|arrisc\w+|deveria)\b|\bstake\b/
const CORRELATION = /\bcorrelac\w+|\b(?:ajuda|puxa\w*) ou\b/
const PRODUCT = /\bproduto\b|\bmultiplic\w+/
const LEAST_ODD =
  /\bodd (?:justa|minima|certa)\b|\ba partir de quanto\b|\bquanto (?:a casa )?(?:teria|tinha|precisa|tem) (?:de|que)\b|\bque odd\b|\bpra (?:ter valor|valer)\b/
const AGAIN =
  /^(?:e )?(?:(?:fica|da|deu|ficou|vira)(?: em)? quanto(?: a (?:odd|chance)(?: e a (?:odd|chance))?)?|quanto (?:fica|da|deu|ficou|vira)|qual (?:a|e a) chance(?: real| disso)?(?: d[oa]s (?:dois|duas)(?: junt[oa]s)?| junt[oa]s)?|(?:e )?a chance)[ ,]*$/

function weakest(briefing: Briefing, priced: Priced, talk: Talk): Said | null {
  const found = costliestOf(priced)
  const others = found && priceLegs(briefing, found.others)
  if (!found || !others) return null
  return {
    text: paragraphs(
      `**${found.leg.name}**: é a perna que mais derruba a chance, com ${writeShare(found.leg.pooledChance)} sozinha.`,
      sentences(`Com todas: ${tellTogether(priced)}`, `Sem ela: ${tellTogether(others)}`),
    ),
    talk: { ...talk, leg: found.leg.id },
  }
}

function againstBefore(briefing: Briefing, priced: Priced, talk: Talk): Said | null {
  const before = talk.before && priceLegs(briefing, talk.before)
  if (!before) return { text: paragraphs('Nem uma coisa nem outra: nada mudou nela.', tellTogether(priced)), talk }
  const isLikelier = priced.chance > before.chance
  return {
    text: paragraphs(
      `Ficou ${isLikelier ? 'mais provável e pagando menos' : 'menos provável e pagando mais'} do que antes; melhor ou pior só o preço de uma casa para a combinação inteira diria.`,
      `Agora: ${tellTogether(priced)}`,
      `Antes: ${tellTogether(before)}`,
    ),
    talk,
  }
}

/** Those that were set side by side, the likeliest first. */
const rivalsByChance = (briefing: Briefing, { rivals }: Talk) =>
  rivals.flatMap((legs) => priceLegs(briefing, legs) ?? []).toSorted((one, two) => two.chance - one.chance)

function whyThis(briefing: Briefing, talk: Talk): Said | null {
  const [likelier, other] = rivalsByChance(briefing, talk)
  if (!likelier || !other) return null
  return {
    text: paragraphs(
      'Só porque sai mais vezes; não é que ela valha mais. Se a casa paga parecido nas duas, a mais provável perde menos a longo prazo, e valor só há acima da odd justa de cada uma.',
      tellTogether(likelier),
      tellTogether(other),
    ),
    talk,
  }
}

/** The likelier of two that were set side by side. */
function whichOf(briefing: Briefing, talk: Talk): Said | null {
  const [likelier, other] = rivalsByChance(briefing, talk)
  if (!likelier || !other) return null
  return {
    text: paragraphs(
      `A menos arriscada: ${tellTogether(likelier)}`,
      `A outra: ${tellTogether(other)}`,
      'Em valor não dá para escolher: preço de casa para a combinação inteira eu não tenho, em nenhuma das duas.',
    ),
    talk,
  }
}

const backAt = ({ markets }: Priced, stake: number | null, odd: number): string | null =>
  stake === null
    ? null
    : `Com ${writeMoney(stake)} em ${nameLegs(markets)}, voltariam ${writeMoney(stake)} × ${writeOdd(odd)} = **${writeMoney(stake * odd)}** se bater.`

function back({ fairOdd, markets, chance }: Priced, stake: number): string {
  const odd = writeOdd(fairOdd ?? 0)
  const rounded = Number((fairOdd ?? 0).toFixed(2))
  return paragraphs(
    `Quem diz é a odd da casa, que eu não tenho para a combinação inteira. Na odd justa de ${nameLegs(markets)}, ${odd}, voltariam ${writeMoney(stake)} × ${odd} = **${writeMoney(stake * rounded)}**.`,
    `${nameLegs(markets)} tem ${writeShare(chance)} de chance; no resto das vezes os ${writeMoney(stake)} se perdem.`,
  )
}

function noStake({ markets, chance, fairOdd }: Priced): string {
  return paragraphs(
    `Pela conta, **nada**: sem o preço de uma casa acima da odd justa, não há valor, e sem valor a stake é zero.`,
    `${nameLegs(markets)}: ${writeShare(chance)} de chance, odd justa ${writeOdd(fairOdd ?? 0)}. Se ainda assim for por diversão, só o que puder ser perdido inteiro sem fazer falta.`,
  )
}

/** Whether the legs help each other. */
export function tellPull({ chance, product }: Priced): string {
  if (Math.abs(chance - product) < SAME) return 'Quase nada: as pernas praticamente não se influenciam.'
  return chance > product
    ? 'Positiva: uma ajuda a outra, e juntas saem mais do que a multiplicação diz. Por isso a casa também paga menos que o produto das odds.'
    : 'Negativa: uma atrapalha a outra, e juntas saem menos do que a multiplicação diz.'
}

export const ownOf = (briefing: Briefing, priced: Priced): string => {
  const others = costliestOf(priced)
  return tellOwn(priced, others && priceLegs(briefing, others.others))
}
