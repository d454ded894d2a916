import { nameOf, type Scene } from '#scene.ts'
import { absent } from '#writers/absent.ts'
import type { GamesQuery } from './query.ts'
import { gamesFor, groundWords } from './say.ts'
import { tellCross, tellMany, tellMore } from './tell-compare.ts'
import { tellCount } from './tell-count.ts'
import {
  tellAlways,
  tellComesFrom,
  tellCommonScore,
  tellEver,
  tellSpread,
  tellWhere,
  tellWhich,
  tellWidest,
} from './tell-find.ts'
import { tellLatest } from './tell-latest.ts'
import { tellByPlace, tellHowMany, tellRate } from './tell-more.ts'
import { tellMean, tellRecord } from './tell-record.ts'
import { tellSeason } from './tell-season.ts'
import { tellStreak } from './tell-streak.ts'

/** The answer to a query over games; null where it asks what such games do not tell. */
export function tellGames(scene: Scene, query: GamesQuery, before: GamesQuery | null): string | null {
  if (query.isSeason && query.of === 'form' && query.place === null) return tellSeason(scene, query)
  const none = query.sides.every((side) => gamesFor(scene, query, side).length === 0)
  if (none) return query.of === 'form' && query.op === 'more' ? null : noneKnown(scene, query)
  switch (query.op) {
    case 'record':
    case 'good':
    case 'among':
      return tellRecord(scene, query)
    case 'count':
      return query.what === 'results' ? tellRecord(scene, query) : tellCount(scene, query)
    case 'mean':
      return tellMean(scene, query)
    case 'streak':
      return tellStreak(scene, query)
    case 'latest':
      return tellLatest(scene, query)
    case 'widest':
      return tellWidest(scene, query)
    case 'where':
      return before && tellWhere(scene, query, before)
    case 'which':
      return tellWhich(scene, query)
    case 'more':
      return tellMore(scene, query)
    case 'ever':
    case 'never':
      return tellEver(scene, query)
    case 'always':
      return tellAlways(scene, query)
    case 'commonScore':
      return tellCommonScore(scene, query)
    case 'spread':
      return tellSpread(scene, query)
    case 'comesFrom':
      return tellComesFrom(scene, query)
    case 'many':
      return tellMany(scene, query)
    case 'byPlace':
      return tellByPlace(scene, query)
    case 'howMany':
      return tellHowMany(scene, query)
    case 'rate':
      return tellRate(scene, query)
    case 'cross':
      return tellCross(scene, query)
  }
}

function noneKnown(scene: Scene, query: GamesQuery): string {
  if (query.of === 'form') {
    const [side] = query.sides
    return query.place === null || !side
      ? absent(scene, 'form', 'o momento dos times')
      : `Jogos ${query.place === 'home' ? 'em casa' : 'fora de casa'} de ${nameOf(scene, side)} eu não tenho entre os recentes.`
  }
  const ground = groundWords(scene, query)
  return ground && scene.briefing.headToHead.length > 0
    ? `Entre os confrontos que tenho, nenhum foi ${ground}.`
    : 'Isso não dá para saber aqui: não tenho os confrontos diretos, e nos meus dados não há jogo registrado entre os dois. O que tenho são os jogos recentes de cada um contra outros times.'
}
