import { writeDay } from '@prancheta/core/chat/figures.ts'
import { bullets, nameOf, paragraphs } from '#scene.ts'
import { gamesFor, inSpan, lineOf } from '../say.ts'
import { tellGames } from '../tell-games.ts'
import { readBetween, readFregues } from './between.ts'
import { readClaim, readDespite } from './claims.ts'
import { isOfBets, placeIn, type Reader, said } from './hear.ts'
import { gamesQuery } from './measure.ts'
import { readPhase, readTrend } from './phase.ts'
import { readOwnPlaces, readPlaces } from './places.ts'
import { readLastEnd, readRivals } from './rivals.ts'
import { readHalves, readSample } from './sample.ts'
import { readNeed, readStanding } from './standing.ts'
import { readPlainVersus, readVersus } from './versus.ts'

/** 'Lista os placares aí', 'e com data': the games just told of. */
const readList: Reader = (heard) => {
  const { scene, text, before } = heard
  if (before?.kind !== 'games' || isOfBets(heard) || text.split(' ').length > LIST_WORDS) return null
  const isDated = /\bcom (?:as )?datas?\b|\be as datas\b|\bem que dias?\b/.test(text)
  if (
    !isDated &&
    !/\blist\w+|\bquais (?:foram|jogos|sao)\b|\bmostr\w+|\bplacares\b|\bjogo a jogo\b|\bum por um\b/.test(text)
  )
    return null
  const query = { ...before, op: 'record' as const, what: 'results' as const }
  const told = query.sides.map((side) => {
    const games = gamesFor(scene, query, side)
    return paragraphs(
      `${nameOf(scene, side)} ${inSpan(query, side, games.length)}:`,
      bullets(games.map((game) => (isDated ? `${writeDay(game.game.date)}: ${lineOf(game)}` : lineOf(game)))),
    )
  })
  return said(paragraphs(...(query.of === 'meetings' ? told.slice(0, 1) : told)), query)
}

const LIST_WORDS = 16

/** 'E se olhar só em casa, sobra quantos?' */
const readLeft: Reader = (heard) => {
  const { scene, text, before, side } = heard
  const place = placeIn(heard)
  if (
    before?.kind !== 'games' ||
    place === null ||
    !/\b(?:sobra\w*|resta\w*|fica\w*)\b.*\bquantos\b|\bquantos\b.*\b(?:sobra\w*|resta\w*|ficam)\b/.test(text)
  )
    return null
  const [one = 'home'] = side ? [side] : before.sides
  const query = { ...before, sides: [one], place, op: 'among' as const, what: 'results' as const }
  return said(tellGames(scene, query, before), query)
}

/** 'A maior goleada que deu e a maior que levou'. */
const readWidest: Reader = (heard) => {
  const { scene, text, side } = heard
  const [isWon, isLost] = [
    /\b(?:deu|aplic\w+|fez|met\w+|ganh\w+|venc\w+|vitoria)\b/.test(text),
    /\b(?:lev\w+|sofr\w+|tom\w+|derrota)\b/.test(text),
  ]
  if (
    side === null ||
    !isWon ||
    !isLost ||
    !/\b(?:maior|pior)\w*\b/.test(text) ||
    !/\bgolead\w+|\bsurra|\bplacar|\bvitoria\b|\bderrota\b/.test(text)
  )
    return null
  if (isOfBets(heard)) return null
  const query = gamesQuery([side], { op: 'widest', of: 'form' })
  return said(
    paragraphs(
      tellGames(scene, { ...query, what: 'wins' }, null),
      tellGames(scene, { ...query, what: 'losses' }, null),
    ),
    query,
  )
}

/** Told by plain signs, before a sentence is read word by word. */
export const PLAIN: readonly Reader[] = [
  readDespite,
  readSample,
  readRivals,
  readLastEnd,
  readHalves,
  readTrend,
  readOwnPlaces,
  readPlaces,
  readClaim,
  readFregues,
  readWidest,
  readLeft,
  readList,
  readPlainVersus,
]

/** Questions of the past that are told by their signs where not every word of them has its place; first fit wins. */
export const BROAD: readonly Reader[] = [readBetween, readNeed, readStanding, readPhase, readVersus]
