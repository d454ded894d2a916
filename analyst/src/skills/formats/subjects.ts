import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { wordsOf } from '#reading/read-details.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { findMarket, marketsLike, type Scene } from '#scene.ts'
import type { Parts } from './parts.ts'

export const RESULTS = ['result.home', 'result.draw', 'result.away']
const THREE_RESULTS =
  /\b(1 ?x ?2|resultado final|(as |os )?(tres|3) resultados?|cada resultado|cada um (d[oe]s? (tres|times|dois|lados) )?(ganha\w*|vence\w*)( e (o )?(empate|de empatar))?|cada time (ganha\w*|vence\w*)|(os )?(dois|2) times? e (o |d[oe] )?empate|mandante e? ?empate e visitante|resultados? (possiveis|do jogo)|vitoria empate e derrota|(quem|de quem) (ganha|vence))\b/
const LINES =
  /\b(mais|menos|acima|abaixo|over|under)(?: de)? ((?:\d{1,2}(?:\.5)?(?: e | ou | )?)+)(?:de )?(gols?|escanteios|cantos|cartoes)?(?: na partida)?(?![\d.%])/
const BOTH =
  /\b(ambas|ambos|os dois times|as duas equipes|os dois)( as equipes| os times)? (nao )?marca\w*( gols?)?( (sim|nao))?|\bambas\b( sim| nao)?|\bbtts\b/
const DOUBLE = /\bdupla (?:chance|hipotese)(?: d[oe])?\b|\b(1x|x2)\b/
const SCORE = /(?<![\d.])(\d) ?(?:x| a ) ?(\d)(?![\d.])/
const DRAW = /\b(?:d[oae] |n[oa] |pro |o )?empat(?:e|ar|a)\b/
const WIN = String.raw`(?:(?:vitoria|triunfo|ganhar|ganha|vencer|vence|ganhando) )?(?:(?:d[oae]|n[oa]|pro|pra|o|a) )?`

/** The markets that a text names, in the order in which it is read; each is taken away from it. */
export function takeMarkets(parts: Parts, scene: Scene): BriefedMarket[] {
  const ids: string[] = []
  for (let lines = parts.take(LINES); lines; lines = parts.take(LINES)) {
    const [, way = '', numbers = '', of = 'gols'] = lines
    const family = /^gol/.test(of) ? 'goals' : of === 'cartoes' ? 'cards' : 'corners'
    const side = /^(mais|acima|over)$/.test(way) ? 'over' : 'under'
    for (const word of numbers.split(/ e | ou | /).filter(Boolean)) ids.push(`${family}.${side}${lineOf(word, side)}`)
  }
  if (parts.has(THREE_RESULTS)) ids.unshift(...RESULTS)
  const both = parts.take(BOTH)
  if (both) ids.push(/\bnao\b/.test(both[0]) ? 'btts.no' : 'btts.yes')
  const score = parts.take(SCORE)
  if (score) ids.push(`score.${score[1]}-${score[2]}`)
  const double = parts.take(DOUBLE)
  // 'Mais de 1,5 do Anta' is another line, read elsewhere.
  const isOfTotal = ids.some((id) => /\.(over|under)/.test(id)) && !ids.includes('result.home')
  const sides = isOfTotal ? [] : (['home', 'away'] as const).filter((side) => parts.has(callOf(scene, side)))
  if (double) ids.push(...doubleOf(double[1] ?? null, sides))
  else {
    if (sides.includes('home')) ids.push('result.home')
    if (parts.has(DRAW)) ids.push('result.draw')
    if (sides.includes('away')) ids.push('result.away')
  }
  return [...new Set(ids)].flatMap((id) => findMarket(scene, id) ?? [])
}

/** 'Mais de 2' is three or more, and '25' has lost its comma. */
function lineOf(word: string, side: string): number {
  const line = Number(word)
  if (!Number.isInteger(line)) return line
  if (line > 10 && line % 10 === 5 && line < 70) return line / 10
  return side === 'over' ? line + 0.5 : line - 0.5
}

function doubleOf(code: string | null, sides: readonly string[]): string[] {
  if (code === '1x' || sides[0] === 'home') return ['doubleChance.homeDraw']
  if (code === 'x2' || sides[0] === 'away') return ['doubleChance.drawAway']
  return ['doubleChance.homeDraw', 'doubleChance.homeAway', 'doubleChance.drawAway']
}

const ROLES = {
  home: 'mandante|(?:time|equipe|dono) da casa|da casa|anfitriao',
  away: 'visitante|(?:time|equipe) de fora|forasteiro',
}

/** How a side is called, with the little words before it: 'vitória do Anta AC', 'o mandante'. */
export function callOf({ briefing: { match } }: Scene, side: 'home' | 'away'): RegExp {
  const names = wordsOf(match, side).toSorted((a, b) => b.length - a.length)
  return new RegExp(String.raw`\b${WIN}(?:${names.join('|')}|${ROLES[side]})\b(?: (?:ganha\w*|vence\w*|vencer))?`)
}

/** Kinds of which a list can be made without naming any of it. */
const FAMILIES: readonly { of: RegExp; find: (scene: Scene) => BriefedMarket[]; isRanked: boolean }[] = [
  { of: /\bplacar(es)?( exatos?)?\b/, find: (scene) => marketsLike(scene, /^score\.\d/), isRanked: true },
  {
    of: /\blinhas? de (escanteios|cantos)\b|\b(escanteios|cantos)\b/,
    find: (scene) => marketsLike(scene, /^corners\.(over|under)[\d.]+$/),
    isRanked: false,
  },
  {
    of: /\blinhas? de cartoes\b|\bcartoes\b/,
    find: (scene) => marketsLike(scene, /^cards\.(over|under)[\d.]+$/),
    isRanked: false,
  },
  {
    of: /\blinhas? de gols?\b|\bgols\b/,
    find: (scene) => marketsLike(scene, /^goals\.(over|under)[0-5]\.5$/),
    isRanked: false,
  },
  {
    of: /\b(d[oe]s|entre os) (tres|3)( resultados)?\b(?! (mercados|placares|apostas|opcoes|jogos|pontos))/,
    find: (scene) => RESULTS.flatMap((id) => findMarket(scene, id) ?? []),
    isRanked: true,
  },
  {
    of: /\b(mercados?|apostas?|opc(?:ao|oes)|palpites?|entradas?|selec(?:ao|oes))( de apostas?| com (preco|odd|cotacao))?( d[oe] jogo)?\b/,
    find: (scene) => usual(scene),
    isRanked: true,
  },
]

/** Markets that somebody quotes; where nobody does, the main ones. */
function usual(scene: Scene): BriefedMarket[] {
  const quoted = scene.briefing.markets.filter(({ bestOdd }) => bestOdd !== null)
  if (quoted.length > 0) return quoted
  return marketsLike(scene, /^(result\.\w+|goals\.(over|under)[1-3]\.5|btts\.\w+|doubleChance\.\w+)$/)
}

export function takeFamily(parts: Parts, scene: Scene): { markets: BriefedMarket[]; isRanked: boolean } | null {
  const found = FAMILIES.find(({ of }) => parts.has(of))
  return found ? { markets: found.find(scene), isRanked: found.isRanked } : null
}

const COUNT =
  /\b(?:top |exatamente |apenas |so )?(?:as |os |uns |umas )?(\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)(?= (?!x)|$)(?! ?(?:anos|reais|%))/

/** How many of them are wanted; null where nobody says. */
export function takeCount(parts: Parts): number | null {
  const found = parts.take(COUNT)
  const count = found ? countOf(found[1] ?? '') : Number.NaN
  return Number.isInteger(count) && count > 0 ? count : null
}
