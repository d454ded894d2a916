import { PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { writeDecimal, writeEdge, writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { GRADE_MAX, gradeOf, writeGrade } from '@prancheta/core/confidence/grade.ts'
import { CONFIDENCE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import {
  bullets,
  capital,
  findMarket,
  namedIn,
  nameOf,
  paragraphs,
  type Scene,
  sentences,
  type Writer,
} from '../scene.ts'
import { absent } from './absent.ts'
import { inSentence, titleOf } from './market-words.ts'
import { WET_PCT } from './past.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'
import { whyMarket } from './why-market.ts'

const SHOWN = 3
const NOTABLE_GAP = 0.04

export const writeConfidence: Writer = (scene) => {
  const { confidence, missing } = scene.briefing
  if (!confidence) return absent(scene, 'ratings', 'o quanto confiar na análise')
  const parts = confidence.parts.toSorted((a, b) => a.points - b.points)
  const isEnough = confidence.points >= CONFIDENCE_MIN
  return paragraphs(
    sentences(
      scene.pick([
        `A confiança desta análise é de ${writeGrade(confidence.points)}.`,
        `Dou ${writeGrade(confidence.points)} de confiança ao que está na tela.`,
      ]),
      isEnough
        ? `Fica acima dos ${RULE_WORDS.confidence} que a regra exige.`
        : `Fica abaixo dos ${RULE_WORDS.confidence} que a regra exige para recomendar.`,
    ),
    parts.length > 0
      ? `Os componentes, do mais fraco ao mais forte:\n${bullets(parts.map(({ name, points }) => `${capital(name)}: ${writeGrade(points)}`))}`
      : null,
    missing.length > 0 ? tellMissing(missing, parts.find(({ name }) => name === 'dados')?.points ?? null) : null,
    'Confiança fala da qualidade dos dados. Certeza de resultado não existe.',
  )
}

/** What is lacking weighs where the data have not the full grade. */
function tellMissing(missing: Scene['briefing']['missing'], points: number | null): string {
  const lacking = (parts: typeof missing) => writeList(parts.map((part) => PART_NAMES[part]))
  if (points === null || gradeOf(points) !== GRADE_MAX) return `Pesa também o que faltou: ${lacking(missing)}.`
  // Without odds there is no market to agree with, which is a part of its own.
  const others = missing.filter((part) => part !== 'odds')
  return sentences(
    others.length > 0 ? `Não tenho ${lacking(others)}, e nesta nota isso não pesa.` : null,
    others.length < missing.length ? 'Faltam as odds das casas, e isso pesa na concordância com o mercado.' : null,
  )
}

export const writeRisk: Writer = (scene) => {
  const { briefing } = scene
  const [home, away] = [findMarket(scene, 'result.home'), findMarket(scene, 'result.away')]
  const weakest = briefing.confidence?.parts.toSorted((a, b) => a.points - b.points)[0]
  const split = widestGap(scene)
  const rain = briefing.weather?.chanceOfRainPct ?? null
  const points = [
    home && away
      ? `O favorito, ${nameOf(scene, home.pooledChance >= away.pooledChance ? 'home' : 'away')}, vence em ${writeShare(Math.max(home.pooledChance, away.pooledChance))} das vezes; em ${writeShare(1 - Math.max(home.pooledChance, away.pooledChance))}, não.`
      : null,
    split
      ? `Modelo e mercado discordam em ${inSentence(split)}: ${writeShare(split.modelChance ?? 0)} contra ${writeShare(split.marketChance ?? 0)}. Quando brigam, o mercado costuma estar mais certo.`
      : null,
    weakest ? `O ponto mais fraco da análise é "${weakest.name}", com ${writeGrade(weakest.points)}.` : null,
    briefing.missing.length > 0
      ? `Faltam dados: ${writeList(briefing.missing.map((part) => PART_NAMES[part]))}.`
      : null,
    rain !== null && rain >= WET_PCT
      ? `Há ${writeDecimal(rain)}% de chance de chuva: com gramado molhado o erro aparece, para os dois lados.`
      : null,
    'Escalações, lesões e arbitragem não entram na conta, e podem mudar tudo na última hora.',
  ].filter((point) => point !== null)
  return paragraphs(
    scene.pick(['O que pode dar errado nesta leitura:', 'Os riscos que eu anotaria antes de qualquer decisão:']),
    bullets(points),
    'Mesmo uma boa decisão perde várias vezes seguidas. Por isso a stake tem de ser pequena.',
  )
}

/** Where model and market are furthest apart, among what is quoted and worth a word. */
function widestGap({ briefing }: Scene) {
  const gapOf = (market: (typeof briefing.markets)[number]) =>
    Math.abs((market.modelChance ?? 0) - (market.marketChance ?? 0))
  const quoted = briefing.markets.filter(
    ({ modelChance, marketChance }) => modelChance !== null && marketChance !== null,
  )
  const [widest] = quoted.filter(({ id }) => /^(result|goals|btts)\./.test(id)).toSorted((a, b) => gapOf(b) - gapOf(a))
  return widest && gapOf(widest) >= NOTABLE_GAP ? widest : null
}

export const writeRecommendation: Writer = (scene) => {
  const approved = recommendedMarkets(scene)
  const priced = pricedMarkets(scene)
  const { confidence } = scene.briefing
  const [best, ...others] = approved
  if (best) {
    const price = `paga ${writeOdd(best.bestOdd ?? best.fairOdd)} para uma chance de ${writeShare(best.pooledChance)}, e daí o edge de ${writeEdge(best.edge ?? 0)}`
    return paragraphs(
      scene.pick([
        `Pela regra do produto, o que se destaca para estudo é **${inSentence(best)}**: ${price}.`,
        `Palpite eu não dou. O preço que passa na regra é o de **${inSentence(best)}**: ${price}.`,
      ]),
      others.length > 0 ? `Também passam ${writeList(others.slice(0, SHOWN).map(inSentence))}.` : null,
      confidence
        ? `Mesmo assim, falha em ${writeShare(1 - best.pooledChance)} das vezes. A confiança da análise é de ${writeGrade(confidence.points)}. A decisão é sua, com calma e dentro do que pode perder; é coisa de maior de 18 anos.`
        : null,
    )
  }
  if (priced.length === 0) {
    return sentences(
      absent(scene, 'odds', 'o que vale a pena'),
      'Sem odd real, o produto não recomenda nada, e acho que faz bem.',
    )
  }
  const [least, worst] = [priced[0], priced.at(-1)]
  const ends =
    least && worst
      ? `No preço, o menos ruim é ${inSentence(least)}, edge de ${writeEdge(least.edge ?? 0)}; o pior, ${inSentence(worst)}, ${writeEdge(worst.edge ?? 0)}.`
      : null
  const nothing = scene.pick([
    'Para este jogo, minha resposta honesta é: nada. Nenhum mercado reúne edge e confiança suficientes, e inventar uma entrada só para ter o que dizer seria desrespeito com você. A stake é zero.',
    'Nada a recomendar aqui. Os preços estão justos ou caros, a stake é zero e ficar de fora é sempre uma boa escolha.',
  ])
  return paragraphs(nothing, ends)
}

export const writeModelMarket: Writer = (scene) => {
  const ids = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'btts.yes']
  const rows = ids
    .flatMap((id) => findMarket(scene, id) ?? [])
    .filter(({ modelChance, marketChance }) => modelChance !== null && marketChance !== null)
  if (rows.length === 0) {
    const alone = findMarket(scene, 'result.home')
    const model = alone
      ? `Por enquanto só o modelo fala, e ele dá ${writeShare(alone.pooledChance)} ao mandante.`
      : null
    return sentences(absent(scene, 'odds', 'modelo contra mercado'), model)
  }
  const named = namedIn(scene)
  if (named) return whyMarket(scene, named)
  const widest = widestGap(scene)
  return paragraphs(
    'Modelo, mercado e a conta conjunta, lado a lado:',
    bullets(
      rows.map(
        (m) =>
          `${titleOf(m)}: modelo ${writeShare(m.modelChance ?? 0)}, mercado ${writeShare(m.marketChance ?? 0)}, conjunta ${writeShare(m.pooledChance)}`,
      ),
    ),
    widest
      ? `A maior discordância está em ${inSentence(widest)}. Onde brigam, a conta conjunta fica no meio, mais perto de quem erra menos; é ela que usamos para a odd justa, o edge e a stake.`
      : 'Os dois estão de acordo, o que dá tranquilidade para ler o resto.',
  )
}

/** Why the model and the market may see a match otherwise, and how far apart they are on this one. */
export function whyTheyDiffer(scene: Scene): string {
  const widest = widestGap(scene)
  const known = findMarket(scene, 'result.home')
  return paragraphs(
    'O modelo conhece gols passados, mando e campeonato; as casas conhecem também escalação, lesões, notícias e o dinheiro que entra. O que pesou neste jogo eu não vejo: nenhuma fonte me conta.',
    widest
      ? `A maior distância está em ${inSentence(widest)}: modelo ${writeShare(widest.modelChance ?? 0)}, mercado ${writeShare(widest.marketChance ?? 0)}, conta conjunta ${writeShare(widest.pooledChance)}. Quando é grande, em geral quem erra é o modelo: por isso a conta conjunta fica perto do mercado.`
      : known && known.modelChance !== null && known.marketChance !== null
        ? `Mas neste jogo os dois quase concordam: em ${inSentence(known)}, modelo ${writeShare(known.modelChance)} e mercado ${writeShare(known.marketChance)}.`
        : absent(scene, 'odds', 'modelo contra mercado'),
  )
}

export const summaryVerdict = (scene: Scene): string => {
  const [best, ...others] = recommendedMarkets(scene)
  if (best)
    return `No preço, passa na regra ${inSentence(best)} (odd ${writeOdd(best.bestOdd ?? best.fairOdd)}, edge ${writeEdge(best.edge ?? 0)})${others.length > 0 ? `, e também ${writeList(others.slice(0, SHOWN).map(inSentence))}` : ''}.`
  return pricedMarkets(scene).length > 0
    ? 'No preço, nenhum mercado passa na regra.'
    : 'Sem odds reais, não há o que dizer sobre valor.'
}
