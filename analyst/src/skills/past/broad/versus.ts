import { writeDecimal, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, findMarket, nameOf, otherOf, paragraphs, type Scene } from '#scene.ts'
import { type Played, sumOf } from '../games.ts'
import type { Query } from '../query.ts'
import { tellAround } from '../tell-around.ts'
import { meanOf } from '../tell-record.ts'
import { tellTable } from '../tell-table.ts'
import { type Heard, isOfBets, type Reader, said } from './hear.ts'
import { gamesQuery, rateOf, recent, recordOf } from './measure.ts'
import { lastIn } from './phase.ts'

type Aspect = 'form' | 'table' | 'attack' | 'defence' | 'rest'

const ASPECTS: readonly (readonly [Aspect, RegExp])[] = [
  ['rest', /\bdescans\w+|\bdescan[sc]\w+|\bcansad\w+|\bfolga\b/],
  [
    'form',
    /\bfase\b|\bfaze\b|\bforma\b|\bmomento\b|\bvem melhor\b|\bchega\w* melhor\b|\bembalad\w+|\bultim[oa]s\b|\brecent\w+/,
  ],
  ['table', /\btabela\b|\bcolocad\w+/],
  ['attack', /\bataques?\b|\bofensiv\w+|\bataca\b|\b(?:faz|marca|fez|marcou) (?:mais|menos) gols?\b/],
  [
    'defence',
    /\bdefesas?\b|\bdefensiv\w+|\bzagas?\b|\bdefende\b|\b(?:sofre|leva|toma|sofreu|levou|tomou) (?:mais|menos) gols?\b/,
  ],
]
/** 'Quem sofre mais gols' asks for the worse. */
const FALLS = /\b(?:sofre|leva|toma|sofreu|levou|tomou) mais gols?\b|\b(?:faz|marca|fez|marcou) menos gols?\b/
const COMPARES = /\b(?:quem|qual)\b|\bcompar\w+|\bmelhor\b/
const OVERALL =
  /\b(?:quem|qual)\b.*\b(?:melhor|superior|mais (?:time|forte)|geral|favorec\w+|leva vantagem|ta na frente)\b|\bno geral\b.*\bquem\b|\bmelhor time\b|\bcompar\w+ (?:os|as) (?:dois|duas|times|equipes|clubes)\b|\bcompar\w+ (?:o )?club(?:home|away) (?:e|com|x) (?:o )?club(?:home|away)$/
const NOT_HERE =
  /\b(?:por ?que|tempo|escanteios?|cart(?:ao|oes)|mercados?|pagando?|paga|confianca|modelo|jogador\w*|tecnico|gols? contra|favorit\w+|chances?|ganhar|vencer|marca primeiro|confrontos?|duelos?|h2h|quantas vezes|ja (?:jogaram|se enfrentaram|se pegaram)|retrospecto|historico|lev(?:ou|a) a melhor|saldo)\b/

/** The same where nothing but a comparison can be meant. */
export const readPlainVersus: Reader = (heard) =>
  OVERALL.test(heard.text) ||
  /\b(?:quem|qual (?:deles|dos dois|time))\b.*\b(?:ataca|defende|(?:faz|marca|sofre|leva|toma) (?:mais|menos) gols?)\b|\bataques?\b|\bdefesas?\b|\bdescan\w+|\bembalad\w+|\b(?:melhor|pior) (?:fase|forma|momento)\b/.test(
    heard.text,
  )
    ? readVersus(heard)
    : null

/** Which of the two is better, in what is named or on the whole. */
export const readVersus: Reader = (heard) => {
  const { scene, text, clubs } = heard
  if (clubs.length === 1 || isOfBets(heard) || NOT_HERE.test(text) || !COMPARES.test(text)) return null
  const named = ASPECTS.filter(([, words]) => words.test(text)).map(([aspect]) => aspect)
  // 'O melhor ataque nos últimos jogos' is asked of attacks.
  const aspects = named.some((one) => one === 'attack' || one === 'defence')
    ? named.filter((one) => one !== 'form')
    : named
  const isOverall = OVERALL.test(text)
  if (aspects.length === 0 && !isOverall) return null
  if (aspects.length === 0 && clubs.length === 0 && !leans(heard)) return null
  if (aspects.length === 2 && aspects.includes('attack') && aspects.includes('defence') && clubs.length === 2)
    return cross(heard)
  const [first] = aspects
  const query =
    first === 'attack' || first === 'defence'
      ? gamesQuery(['home', 'away'], { op: 'more', what: first === 'attack' ? 'goalsFor' : 'goalsAgainst' })
      : gamesQuery(['home', 'away'], { last: lastIn(heard.plain) })
  if (aspects.length > 0) {
    if (aspects.length === 1 && aspects[0] === 'table')
      return said(tellTable(scene, { kind: 'table', ask: 'ahead', side: null }), {
        kind: 'table',
        ask: 'ahead',
        side: null,
      })
    const isWorst = (/\bpior\b/.test(text) && !/\bmelhor\b/.test(text)) || FALLS.test(text)
    const told = aspects.flatMap((aspect) => byAspect(scene, aspect, { isWorst, last: lastIn(heard.plain) }) ?? [])
    return told.length < aspects.length ? null : said(paragraphs(...told), query)
  }
  return said(onTheWhole(scene), query)
}

/** 'Então no geral quem?' after a comparison. */
const leans = ({ last, text }: Heard): boolean => last === '' || COMPARES.test(last) || /\btime\b|\bdois\b/.test(text)

type Won = { side: Side | null; line: string }

type Wish = { isWorst: boolean; last: number | null }

function byAspect(scene: Scene, aspect: Aspect, { isWorst, last }: Wish): string | null {
  if (aspect === 'rest') return restOf(scene)
  const won = wonBy(scene, aspect, last)
  if (!won) return null
  const lead = isWorst
    ? LEADS[aspect].replace('elhor', 'ior').replace('Mior', 'Pior').replace('mior', 'pior')
    : LEADS[aspect]
  const side = won.side !== null && isWorst ? otherOf(won.side) : won.side
  return paragraphs(`${lead}: ${side === null ? 'iguais' : nameOf(scene, side)}.`, won.line)
}

const LEADS: Record<Exclude<Aspect, 'rest'>, string> = {
  form: 'Em melhor fase',
  table: 'Mais bem colocado',
  attack: 'Melhor ataque nos jogos recentes',
  defence: 'Melhor defesa nos jogos recentes',
}

function restOf(scene: Scene): string | null {
  const told = tellAround(scene, { kind: 'rest', side: null } satisfies Query)
  const [home, away] = [scene.briefing.form.home?.games[0]?.date, scene.briefing.form.away?.games[0]?.date]
  if (told === null || home === undefined || away === undefined) return null
  const [a, b] = [home.slice(0, 10), away.slice(0, 10)]
  return `${a === b ? 'Os dois descansaram o mesmo' : `Mais descansado chega ${a < b ? scene.home : scene.away}`}: ${told}`
}

function wonBy(scene: Scene, aspect: Exclude<Aspect, 'rest'>, last: number | null = null): Won | null {
  if (aspect === 'table') {
    const { table } = scene.briefing
    if (!table?.home || !table.away) return null
    return {
      side: table.home.rank < table.away.rank ? 'home' : 'away',
      line: `Na tabela, ${scene.home} está em ${table.home.rank}º e ${scene.away}, em ${table.away.rank}º.`,
    }
  }
  const [home, away] = [recent(scene, 'home'), recent(scene, 'away')].map((games) => games.slice(0, last ?? undefined))
  if (!home?.length || !away?.length) return null
  const worth = (games: readonly Played[]) =>
    aspect === 'form'
      ? rateOf(games)
      : aspect === 'attack'
        ? sumOf(games, 'own') / games.length
        : -sumOf(games, 'other') / games.length
  const [a, b] = [worth(home), worth(away)]
  const rates = ([home, away] as const).map((games) =>
    writeDecimal(sumOf(games, aspect === 'attack' ? 'own' : 'other') / games.length),
  )
  const line =
    aspect === 'form'
      ? bullets([recordOf(scene, 'home', home, null), recordOf(scene, 'away', away, null)])
      : aspect === 'attack'
        ? `Gols feitos por jogo, nos recentes: o mandante faz ${rates[0]} e o visitante faz ${rates[1]}.`
        : `Gols sofridos por jogo, nos recentes: o mandante sofre ${rates[0]} e o visitante sofre ${rates[1]}.`
  return { side: a === b ? null : a > b ? 'home' : 'away', line }
}

const WORDS = { form: 'na fase recente', table: 'na tabela', attack: 'no ataque', defence: 'na defesa' } as const

function onTheWhole(scene: Scene): string | null {
  const all = (['form', 'table', 'attack', 'defence'] as const).flatMap((aspect) => {
    const won = wonBy(scene, aspect)
    return won && won.side !== null ? [{ aspect, side: won.side }] : []
  })
  if (all.length === 0) return null
  const home = all.filter(({ side }) => side === 'home')
  const lead: Side | null = home.length * 2 === all.length ? null : home.length * 2 > all.length ? 'home' : 'away'
  const words = (side: Side) => all.filter((one) => one.side === side).map(({ aspect }) => WORDS[aspect])
  const listed = (side: Side) => new Intl.ListFormat('pt-BR').format(words(side))
  const chance = chanceLine(scene)
  if (lead === null)
    return paragraphs(`Nenhum sobra: ${scene.home} leva ${listed('home')}; ${scene.away}, ${listed('away')}.`, chance)
  const rest = listed(otherOf(lead))
  return paragraphs(
    `No conjunto, ${nameOf(scene, lead)}: está melhor ${listed(lead)}.${rest === '' ? '' : ` ${nameOf(scene, otherOf(lead))} leva ${rest}.`}`,
    chance,
  )
}

function chanceLine(scene: Scene): string | null {
  const [home, away] = [findMarket(scene, 'result.home'), findMarket(scene, 'result.away')]
  if (!home || !away || scene.phase !== 'ahead') return null
  const side = home.pooledChance > away.pooledChance ? 'home' : 'away'
  return `Para este jogo, com ${home.marketChance === null ? 'o mando' : 'o mando e as odds'} na conta, quem tem mais chance de vencer é ${nameOf(scene, side)}: ${scene.home} ${writeShare(home.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`
}

/** One's attack against the other's defence, and the other way round. */
function cross({ scene, text }: Heard): ReturnType<Reader> {
  if (!/\bcontrario\b|\bdesequilibrad\w+|\bdois confrontos\b/.test(text)) return null
  const [home, away] = [recent(scene, 'home'), recent(scene, 'away')]
  if (home.length === 0 || away.length === 0) return null
  const gap = (own: readonly Played[], other: readonly Played[]) =>
    Math.abs(sumOf(own, 'own') / own.length - sumOf(other, 'other') / other.length)
  const isFirst = gap(home, away) >= gap(away, home)
  const side: Side = isFirst ? 'home' : 'away'
  const lines = (['home', 'away'] as const).map((one) =>
    meanOf(scene, gamesQuery([one], { what: 'goals' }), one, one === 'home' ? home : away),
  )
  return said(
    paragraphs(
      `O mais desequilibrado é o ataque de ${nameOf(scene, side)} contra a defesa de ${nameOf(scene, otherOf(side))}.`,
      bullets(lines),
    ),
    gamesQuery(['home', 'away']),
  )
}
