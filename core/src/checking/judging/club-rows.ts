import type { BriefedTableRow } from '#chat/briefing.ts'
import type { Sentence } from '#checking/binding/context.ts'
import { reachOf } from '#checking/binding/reach.ts'
import { topicOf } from '#checking/binding/topic-of.ts'
import { anyClubs, whoseIs } from '#checking/binding/whose.ts'
import { bound, type Expected } from '#checking/judging/expected.ts'
import { compare, UNCHECKED, type Verdict } from '#checking/judging/verdict.ts'
import type { Topic } from '#checking/reading/topics.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

type Field = keyof BriefedTableRow | 'goalDifference'

/** What the words behind a number, or before it, say that it counts. */
const BEHIND: readonly (readonly [Field, RegExp])[] = [
  ['points', /^ (?:pontos?|pts)(?!\p{L})/u],
  ['played', /^ (?:jogos?|partidas?|rodadas?)(?!\p{L})/u],
  ['won', /^ (?:v(?!\p{L})|vitorias?|triunfos?)/u],
  ['drawn', /^ (?:e,? (?=\d)|empates?)/u],
  ['lost', /^ (?:d(?!\p{L})|derrotas?)/u],
  ['goalsAgainst', /^ (?:gols? )?(?:sofrid|contra(?!\p{L})|levad)/u],
  ['goalsFor', /^ gols?/],
]
/** Verbs and labels that say it before the number: 'levou 35 gols', 'perdeu 9 vezes', 'derrotas: 9'. */
const BEFORE: readonly (readonly [Field, RegExp])[] = [
  ['goalsAgainst', /(?:lev(?:ou|a|aram)|sofr(?:eu|e|eram)|tom(?:ou|a|aram)) (?=\d+ gols?|\d+(?:[.,;]| e |$))/],
  ['won', /(?:venceu|ganhou|vitorias(?: d[oa] \S+)?:) (?=\d+(?: vezes| d[oe]s| jogos| partidas|[,;.]| e ))/],
  ['drawn', /(?:empatou|empates(?: d[oa] \S+)?:) (?=\d+(?: vezes| d[oe]s| jogos| partidas|[,;.]| e ))/],
  ['lost', /(?:perdeu|derrotas(?: d[oa] \S+)?:) (?=\d+(?: vezes| d[oe]s| jogos| partidas|[,;.]| e |$| no | na ))/],
]
const BY_TOPIC: Partial<Record<Topic, Field>> = {
  points: 'points',
  rank: 'rank',
  wins: 'won',
  draws: 'drawn',
  losses: 'lost',
  goalDifference: 'goalDifference',
}

/** A club's line of the table that was looked up. Null where the number is said of this match's clubs, or is no count. */
export function judgeClubRow(sentence: Sentence, number: WrittenNumber): Verdict | null {
  const { reading, facts } = sentence
  const { table } = facts.lookedUp
  const isCount = number.form === 'ordinal' || (number.form === 'plain' && number.decimals === 0)
  if (table.length === 0 || !isCount) return null
  const gap = judgeGap(sentence, number)
  if (gap) return gap
  const whose = whoseIs(reading, number, reading.numbers)
  if (!whose || whose.isOurs) return null
  const at = table.findIndex(({ club }) => club === whose.club)
  const row = table[at]?.row
  const field = row && !isOfFewGames(sentence) ? fieldOf(sentence, number) : null
  if (!row || !field) return isPriced(sentence, number) ? null : UNCHECKED
  const value = field === 'goalDifference' ? row.goalsFor - row.goalsAgainst : row[field]
  const isSoft = !ALWAYS_OF_TABLE.includes(field) && !isOfSeason(reading.plain, row.played)
  return compare(bound([{ value, ref: { field: `otherClub.${at}` } }], isSoft), number, reachOf(reading.plain, number))
}

/** Wins and goals may be those of a few games, which are not known of other clubs. */
const ALWAYS_OF_TABLE: readonly Field[] = ['rank', 'points', 'goalDifference']
const OF_SEASON = /tabela|campeonato|temporada|campanha|classifica|pontos|edicao/
/** So many games as the club has played are the season, whatever else is said. */
const isOfSeason = (plain: string, played: number): boolean =>
  OF_SEASON.test(plain) || new RegExp(`(?<!\\d)${played} (?:jogos|partidas|rodadas)`).test(plain)
const isOfFewGames = ({ reading }: Sentence) =>
  reading.mentions.some((one) => one.type === 'period' && one.period.of !== 'season' && !one.isOpen)

const BEFORE_REACH = 40

function fieldOf({ reading }: Sentence, number: WrittenNumber): Field | null {
  const after = reading.plain.slice(number.end)
  if (number.form === 'ordinal') return /^ (?:tempo|etapa|parte|rodada)/.test(after) ? null : 'rank'
  const clause = reading.plain.slice(Math.max(0, number.start - BEFORE_REACH), number.end + BEFORE_REACH)
  const at = Math.min(number.start, BEFORE_REACH)
  const said = BEFORE.find(([, words]) =>
    [...clause.matchAll(new RegExp(words, 'g'))].some((one) => one.index + one[0].length === at),
  )
  if (said) return said[0]
  const [behind] = BEHIND.find(([, words]) => words.test(after)) ?? []
  const topic = topicOf(reading, number)?.topic
  return behind ?? (topic ? (BY_TOPIC[topic] ?? null) : null)
}

/** Prices and chances in a sentence that names another club are still this match's. */
function isPriced({ reading }: Sentence, number: WrittenNumber): boolean {
  const topic = topicOf(reading, number)?.topic
  return topic !== undefined && !(topic in BY_TOPIC)
}

const GAP_BEHIND =
  /^ pontos? (?:atras|a frente|na frente|acima|abaixo|de (?:vantagem|diferenca|distancia)|a (?:mais|menos)|d[oa] (?:§x|lider|lanterna))/
const GAP_BEFORE = /(?:diferenca|distancia|vantagem)(?: é)?(?: para o \S+)? (?:de|é de) $/

/** Points between two clubs of which at least one is not in this match. */
function judgeGap({ reading, facts }: Sentence, number: WrittenNumber): Verdict | null {
  const { plain } = reading
  const isGap =
    GAP_BEHIND.test(plain.slice(number.end)) ||
    (GAP_BEFORE.test(plain.slice(0, number.start)) && /^ pontos?/.test(plain.slice(number.end)))
  const { table, about } = { table: facts.lookedUp.table, about: facts.about.table }
  const named = anyClubs(reading).flatMap((one) => (one.isOurs ? [] : table.filter(({ club }) => club === one.club)))
  const leader = /(?<!\p{L})lider(?!\p{L})/u.test(plain) ? table.filter(({ row }) => row.rank === 1) : []
  const others = [...named, ...leader].map(({ row }) => row.points)
  if (!isGap || others.length === 0) return null
  const ours = [about?.home, about?.away].flatMap((row) => (row ? [row.points] : []))
  const all = others.flatMap((points, at) =>
    [...others.slice(at + 1), ...ours].map((other) => Math.abs(points - other)),
  )
  const expected = all.map((value): Expected => ({ value, ref: { field: 'table.points', by: 'difference' } }))
  // Two clubs that are named, and none of this match: the points between them are one number.
  const isOnlyPair = named.length === 2 && leader.length === 0 && !anyClubs(reading).some((one) => one.isOurs)
  return compare(bound(isOnlyPair ? expected.slice(0, 1) : expected, !isOnlyPair), number, reachOf(plain, number))
}
