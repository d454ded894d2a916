import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeCount, writeShare } from '@prancheta/core/chat/figures.ts'
import { leadOf } from '@prancheta/core/chat/tallies.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { readBets } from '../reading/read-bets.ts'
import { readShare } from '../reading/read-given.ts'
import { findMarket, nameOf, type Scene } from '../scene.ts'
import { inSentence } from './market-words.ts'

const SHARE = /(?<![\d.+-])(\d{1,2}(?:\.\d)?) ?%/g
/** A share that is somebody's own, only supposed, of money, or a bound. */
const OWN =
  /\b(acho|acredito|calculo|estimo|dou|minha|meu|pra mim|para mim|se (a|o|for)|fosse|supon\w+|imagin\w+|digamos|banca|stake|kelly|roi|yield|acert\w+|acima|pelo menos|mais de|menos de|abaixo|confianca|desconto|bonus|chuva|edge|salario|apost\w+|comissao|margem|taxa|imposto|clv)\b/
/** Rounding and memory are forgiven so much. */
const NEAR = 0.015

/** Where a message takes a chance for granted that the page has otherwise, that is put right first; null where it is right. */
export function tellPremise(scene: Scene): string | null {
  const { text, given } = scene.ask
  const found = wrongRun(scene) ?? wrongScore(scene)
  if (found !== null || given.chance !== null || given.tally !== null || OWN.test(text)) return found
  let from = 0
  const wrong: BriefedMarket[] = []
  for (const { 0: said, 1: digits = '', index } of text.matchAll(SHARE)) {
    const [bet] = readBets(text.slice(from, index), scene.briefing).slice(-1)
    const market = bet ? findMarket(scene, bet.marketId) : null
    if (market && !isNear(market, readShare(digits))) wrong.push(market)
    from = index + said.length
  }
  if (wrong.length === 0) return null
  const told = wrong.map((market) => `${inSentence(market)} tem ${writeShare(market.pooledChance)}`).join(' e ')
  return `Antes, um acerto: nesta análise, ${told}, e não o que você citou.`
}

const isNear = ({ pooledChance, modelChance, marketChance }: BriefedMarket, told: number): boolean =>
  [pooledChance, 1 - pooledChance, modelChance, marketChance].some(
    (chance) => chance !== null && Math.abs(chance - told) <= NEAR,
  )

const RUN =
  /\b(perdeu|ganhou|venceu|empatou) (?:as|os|suas|seus|todas as|todos os)? ?(?:ultim[oa]s )?(duas|dois|tres|quatro|cinco|seis|[2-6]) (?:ultim[oa]s|jogos|partidas|seguid[oa]s|consecutiv[oa]s)\b/
const ENDED = { perdeu: -1, ganhou: 1, venceu: 1, empatou: 0 } as const

/** A run of results that a club is said to have and has not; null where it has it or none is said. */
function wrongRun(scene: Scene): string | null {
  const [, verb = '', word = ''] = RUN.exec(scene.ask.text) ?? []
  const { side } = scene.ask
  const games = side === null ? [] : (scene.briefing.form[side]?.games ?? [])
  const count = countOf(word)
  const last = games
    .slice(0, count)
    .map((game) => Math.sign(leadOf(game, side === null ? '' : scene.briefing.match[side])))
  if (!isEnd(verb) || side === null || last.length < count) return null
  if (last.every((end) => end === ENDED[verb])) return null
  const of = (end: number) => last.filter((one) => one === end).length
  return `Antes, um acerto: nos últimos ${count} jogos que tenho, ${nameOf(scene, side)} soma ${writeCount(of(1), 'vitória', 'vitórias', 'nenhuma')}, ${writeCount(of(0), 'empate', 'empates', 'nenhum')} e ${writeCount(of(-1), 'derrota', 'derrotas', 'nenhuma')}.`
}

const isEnd = (verb: string): verb is keyof typeof ENDED => verb in ENDED

const LIKELIEST = /\bplacar mais provavel (?:e|seria|sendo|ser|for|ta|esta)?(?: em)? ?(\d) ?x ?(\d)\b/

/** A score that is taken for the likeliest and is not. */
function wrongScore({ ask: { text }, briefing: { likelyScores } }: Scene): string | null {
  const [, home, away] = LIKELIEST.exec(text) ?? []
  const [first] = likelyScores.toSorted((a, b) => b.chance - a.chance)
  if (home === undefined || !first || (first.home === Number(home) && first.away === Number(away))) return null
  return `Antes, um acerto: nesta análise, o placar mais provável é ${first.home} x ${first.away}, com ${writeShare(first.chance)}.`
}
