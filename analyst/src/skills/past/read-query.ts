import type { Side } from '#reading/ask.ts'
import type { Scene } from '#scene.ts'
import type { GamesQuery, Query } from './query.ts'
import { readPeople, readPlaceAndTime, readRest, readWeather } from './read-around.ts'
import { readSaid } from './read-games.ts'
import { readMeans } from './read-means.ts'
import { readTable } from './read-table.ts'
import { gamesFor } from './say.ts'
import { complete } from './thread.ts'

/** What one sentence asks, knowing what was asked before it; null where it is not wholly understood as one of these. */
export function readQuery(text: string, before: Query | null, spoken: readonly Side[], scene: Scene): Query | null {
  const told = withoutStory(text)
  if (told === '' || MEANING.test(told)) return null
  const around =
    readWeather(told, before) ??
    readRest(told) ??
    readPeople(told, before) ??
    readPlaceAndTime(told) ??
    readMeans(told, before)
  if (around) return around
  const table = readTable(told, before, spoken)
  if (table) return table
  const said = readSaid(told)
  const games = said && complete(said, told, before, spoken, (query, place) => countAt(scene, query, place))
  // Of a match that is over, 'quem ganhou' asks how it ended.
  if (
    games &&
    scene.phase === 'over' &&
    games.of === 'form' &&
    said &&
    said.last === null &&
    !/\bultim|\brecent|\bfase\b|\bforma\b/.test(told)
  )
    return null
  return games
}

function countAt(scene: Scene, query: GamesQuery, place: Side): number {
  const games = gamesFor(scene, query, query.sides[0] ?? 'home')
  return games.filter(({ isHome }) => isHome === (place === 'home')).length
}

/** What a word means is no question of games. */
const MEANING = /\bo que (?:e|eh|sao|seria|significa\w*)\b|\bsignific\w+|\bquer(?:em)? dizer\b|\bpra que serve\w*/

/** Asides around a question, which ask nothing. */
const ASIDES = [
  /\b(?:oi |ola )?bo[am] (?:dia|tarde|noite)\b/g,
  /\bto numa discussao(?: aqui)?(?: no bar| em casa| com \w+ \w+)?\b|\b(?:meu|minha) \w+ (?:diz|fala|falou|disse|jura|jurou) que\b|\b(?:mas )?eu digo que .*$|^quem (?:ta|esta) certo$|\bele (?:tambem )?(?:falou|disse|diz) que\b/g,
  /^jogos? de \d{4} nao serve.*$|^vi (?:um |uns )?(?:boatos?|no) .*$|^tenho essa impress?ao$/g,
  /\bo (?:time|clube) (?=club)/g,
  /\b(?:e )?(?:impressao minha|to (?:viajando|louco|errado)) ou\b/g,
  /\b(?:eu )?(?:to|estou) (?:querendo|pensando em) (?:ir|apostar|entrar)(?: n[oa]s?)? \w+$/g,
  /\bse nao for incomodo\b|\bpor gentileza\b|\bpor favor\b|\bcom licenca\b|\bde um jeito simples\b|\bte pergunto\b|\bme tira uma duvida\b/g,
]

/** The sentence without what is told around its question, and with 'a gente' as the club that is meant. */
export function withoutStory(text: string): string {
  let told = text
  const [, mine] = /\b(?:sou|torco (?:pr[oa]|para o)|torcedor d[oa]) (club(?:home|away))\b/.exec(text) ?? []
  if (mine)
    told = told.replace(
      /^.*\b(?:sou|torco (?:pr[oa]|para o)|torcedor d[oa]) club(?:home|away)(?: desde \w+)?(?: e)? ?/,
      '',
    )
  for (const aside of ASIDES) told = told.replaceAll(aside, ' ')
  if (mine) told = told.replaceAll(/\ba gente\b|\bmeu time\b|\bnos(?= nunca)/g, mine)
  return told
    .replaceAll(/\bsempre sofr\w+ (?:com|contra) (?:o )?(club(?:home|away))\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
