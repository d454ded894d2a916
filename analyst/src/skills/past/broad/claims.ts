import { writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { findMarket, nameOf, otherOf, type Scene, sentences } from '#scene.ts'
import { countIn, type Holding, type Played, streakIn } from '../games.ts'
import { datedLine, endOf } from '../say.ts'
import { isOfBets, placeIn, type Reader, said } from './hear.ts'
import { gamesQuery, recent, recordOf } from './measure.ts'
import { lastIn } from './phase.ts'

/** What somebody takes for granted of the last games. */
const CLAIMS: readonly { said: RegExp; holding: Exclude<Holding, 'both'>; did: string }[] = [
  { said: /\b(?:lev|tom|sofr)\w+ gols?\b/, holding: 'conceded', did: 'sofreu gol em' },
  { said: /\bmarc\w+\b|\bf(?:ez|az) gols?\b/, holding: 'scored', did: 'marcou em' },
  { said: /\bnao (?:ganha|vence)\b|\bsem (?:ganhar|vencer)\b|\bnao ganhou\b/, holding: 'winless', did: 'não venceu' },
  { said: /\bperde\w*\b|\bderrotas?\b|\bso apanha\b/, holding: 'losses', did: 'perdeu' },
  { said: /\bso empata\b|\bvive empatando\b/, holding: 'draws', did: 'empatou' },
  { said: /\bganh(?:ou|ando|a)\b|\bvenc(?:eu|endo|e)\b|\bvitorias?\b/, holding: 'wins', did: 'venceu' },
]
const LATELY =
  /\b(?:os|as) (?:dois|duas|tres|\d) ultim[oa]s\b|\b(?:os|as) ultim[oa]s (?:dois|duas|tres|\d)\b|\bultimamente\b|\b(?:os|as|nos|nas|n?esses|n?essas) ultim[oa]s\b|\bvem (?:de|perdendo|ganhando|empatando)\b|\bso (?:perde|ganha|empata|apanha)\b|\bde ninguem\b|\btodas?\b.*\bultim|\bseguid[oa]s\b/
const DOUBT =
  /\b(?:mas|nao foi|nao e|certo|explica\w*|por ?que|como (?:assim|pode)|mesmo assim|se|so que|favorit\w+|ne|ue|verdade|confere|mentira|implicancia)\b/

/** 'É favorito mas perdeu os últimos, explica': what is taken for granted is looked up first. */
export const readClaim: Reader = (heard) => {
  const { scene, text, plain, side, clubs } = heard
  if (side === null || clubs.length > 1 || isOfBets(heard) || !LATELY.test(plain)) return null
  if (!DOUBT.test(plain) && !/^(?:e )?(?:o |a )?club\w+ (?:ja |nao )?(?:ganh|venc|perd|empat)(?:ou|eu)\b/.test(text))
    return null
  if (/\bquant[oa]s\b|\bse (?:perder|ganhar|vencer|empatar)\b|\btabela\b|\d ?x ?\d/.test(text)) return null
  const claim = CLAIMS.find((one) => one.said.test(plain))
  const place = placeIn(heard)
  const games = recent(scene, side, place).slice(0, lastIn(plain) ?? undefined)
  if (!claim || games.length === 0) return null
  const [, told] = /\b(\d{1,2}) (?:derrotas|vitorias|empates|jogos|partidas)\b/.exec(plain) ?? []
  const isAll = /\btod[oa]s\b/.test(plain)
  const run = streakIn(games, claim.holding)
  const isSo = told === undefined ? (isAll ? run === games.length : run > 1) : run >= Number(told)
  const lead = `${isSo ? 'É verdade' : run > 1 && told !== undefined ? 'Não tantas' : isAll ? 'Não, nem todos' : countIn(games, claim.holding) * 2 >= games.length ? 'Em parte' : 'Não é bem assim'}: ${runOf(scene, side, games, claim, place)}`
  return said(
    sentences(lead, /\bfavorit\w+|\bchance/.test(plain) ? whyFavourite(scene, side) : null),
    gamesQuery([side], { place }),
  )
}

function runOf(
  scene: Scene,
  side: Side,
  games: readonly Played[],
  { holding, did }: (typeof CLAIMS)[number],
  place: Side | null,
): string {
  const where = place === null ? '' : place === 'home' ? ' em casa' : ' fora de casa'
  const name = nameOf(scene, side)
  const run = streakIn(games, holding)
  if (run > 1 && holding !== 'conceded' && holding !== 'scored')
    return `${name} ${holding === 'winless' ? 'não venceu nenhum dos' : `${did} os`} últimos ${run} jogos${where}.`
  const [newest] = games
  const [counted, verb] =
    holding === 'winless'
      ? (['wins', 'venceu'] as const)
      : holding === 'conceded'
        ? (['clean', 'não sofreu gol em'] as const)
        : ([holding, did] as const)
  const whole = `${name} ${verb} ${countIn(games, counted)} dos últimos ${games.length} jogos${where}.`
  return newest ? sentences(whole, `O mais recente foi ${endOf(newest).toLowerCase()}: ${datedLine(newest)}.`) : whole
}

const DESPITE = /\bpor ?que\b.*\b(?:se|mesmo|sendo que|mas)\b/
const AHEAD = /\bfavorit\w+|\bodd\b.*\b(?:menor|baixa)\b|\bchance\b.*\bmaior\b|\bmaior chance\b/
const OF_PAST = /\btabela\b|\bcampanha\b|\bforma\b|\bfase\b|\bultim[oa]s\b|\batras\b|\bperd\w+|\bpior\b/

/** 'Por que é favorito se vem de campanha pior?', 'por que a odd dele é menor se está atrás na tabela?' */
export const readDespite: Reader = ({ scene, text, clubs }) => {
  const [side] = clubs
  if (!side || !DESPITE.test(text) || !AHEAD.test(text) || !OF_PAST.test(text)) return null
  const games = recent(scene, side)
  const why = whyFavourite(scene, side)
  if (why === null || games.length === 0) return null
  const place = side === 'home' ? 'Joga em casa, e isso já está na conta.' : 'Joga fora, e isso já está na conta.'
  return said(
    sentences(
      'Porque a chance deste jogo não sai da tabela nem só dos últimos jogos.',
      why,
      place,
      recordOf(scene, side, games, null),
    ),
    gamesQuery([side]),
  )
}

function whyFavourite(scene: Scene, side: Side): string | null {
  const [own, other] = [findMarket(scene, `result.${side}`), findMarket(scene, `result.${otherOf(side)}`)]
  if (!own || !other || scene.phase !== 'ahead') return null
  const [a, b] = [own.pooledChance, other.pooledChance]
  return `${nameOf(scene, side)} ${a > b ? 'é favorito' : 'não é o favorito'}, com ${writeShare(a)} de chance de vencer, contra ${writeShare(b)} de ${nameOf(scene, otherOf(side))}. Essa chance sai dos gols de muitos jogos, do mando e das odds, e uma sequência curta mexe pouco nela.`
}
