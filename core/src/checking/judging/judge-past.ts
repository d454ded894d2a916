import type { Sentence } from '#checking/binding/context.ts'
import { playedBy, recordOf } from '#checking/facts/records.ts'
import { UNCHECKED, type Verdict, verdict } from '#checking/judging/verdict.ts'
import type { Moment, WrittenMoment } from '#checking/reading/moments.ts'
import type { ScoreMention } from '#checking/reading/read-scores.ts'
import { otherSide, type Side } from '#markets/outcome.ts'

const SAO_PAULO = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  weekday: 'short',
  hourCycle: 'h23',
})
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const PARTS = ['day', 'month', 'year', 'hour', 'minute', 'weekday'] as const

export function momentOf(utc: string): Moment | null {
  const at = new Date(utc)
  if (Number.isNaN(at.getTime())) return null
  const parts = new Map(SAO_PAULO.formatToParts(at).map(({ type, value }) => [type, value] as const))
  const part = (type: 'day' | 'month' | 'year' | 'hour' | 'minute') => Number(parts.get(type))
  const weekday = WEEKDAYS.indexOf(parts.get('weekday') ?? '')
  return {
    day: part('day'),
    month: part('month'),
    year: part('year'),
    hour: part('hour'),
    minute: part('minute'),
    weekday,
  }
}

export const agrees = (written: Moment, actual: Moment | null) =>
  actual !== null && PARTS.every((part) => written[part] === null || written[part] === actual[part])

/** Words of a game that was played before this one. */
const EARLIER_GAME =
  /ultim[oa]|desde|anterior|historico|batido|retrospecto|(?:confronto|duelo|encontro) de|(?:comeco|fim|meio) de|levado|ja tinha/

/** A day or time: the kick-off's, or that of a game that was played. A month alone may be any game's. */
export function judgeMoment({ reading, facts }: Sentence, moment: WrittenMoment): Verdict {
  const { match, headToHead, form } = facts.about
  const isOnlyMonth = moment.day === null && moment.hour === null && moment.weekday === null
  const isPast = EARLIER_GAME.test(reading.plain) || isOnlyMonth
  if (agrees(moment, momentOf(match.kickOffUtc)) && (moment.hour === null || match.isTimeKnown))
    return verdict('confirmed', 'match.kickOff')
  const games = [...headToHead, ...(form.home?.games ?? []), ...(form.away?.games ?? [])].filter(({ date }) =>
    agrees({ ...moment, hour: null, minute: null }, momentOf(date)),
  )
  // '07/11: Anta 2 x 0 Paca': the day of a game beside its score.
  const isTold = games.some(({ homeGoals, awayGoals }) =>
    reading.scores.some(({ first, second }) => first === homeGoals && second === awayGoals),
  )
  if (isTold && moment.hour === null) return verdict('confirmed', 'games.date')
  if (!isPast) return verdict('contradicted', 'match.kickOff')
  const isKnown = games.length > 0
  return isKnown ? verdict('confirmed', 'games.date') : UNCHECKED
}

type Goals = { home: number; away: number }

/** How a game ended: this match's, the clubs' meetings', or a club's latest ones'. */
export function judgeScore(sentence: Sentence, score: ScoreMention): Verdict {
  const { reading, facts, earlier } = sentence
  const { match, headToHead, running } = facts.about
  const now = match.score ?? running?.score ?? null
  const { plain } = reading
  if (/agregad/.test(plain)) return judgeAggregate(sentence, score)
  if (/^ em vitorias/.test(plain.slice(score.end))) return judgeWins(sentence, score)
  const isThis = ({ home, away }: Goals) => isScore(sentence, score, home, away)
  const other = otherClubGame(sentence, score)
  if (other) return other
  const dated = headToHead.filter(({ date }) =>
    reading.moments.some(
      (moment) => moment.day !== null && agrees({ ...moment, hour: null, minute: null }, momentOf(date)),
    ),
  )
  const meetings = (dated.length > 0 ? dated : headToHead).map(
    (game): Goals =>
      game.home === match.home
        ? { home: game.homeGoals, away: game.awayGoals }
        : { home: game.awayGoals, away: game.homeGoals },
  )
  const isMeeting =
    dated.length > 0 ||
    /confronto|duelo|encontro|ultima vez|se enfrentaram|ja tinha|historico/.test(plain) ||
    reading.moments.some(({ day, month }) => day === null && month !== null)
  const isLast = /ultim[oa] (?:confronto|duelo|encontro|vez)/.test(plain)
  if (isMeeting)
    return verdict(
      (isLast ? meetings.slice(0, 1) : meetings).some(isThis) ? 'confirmed' : 'contradicted',
      'meetings.score',
    )
  if (now && isThis(now)) return verdict('confirmed', 'match.score')
  if (earlier.periods.some(({ of }) => of === 'meetings') && meetings.some(isThis))
    return verdict('confirmed', 'meetings.score')
  return earlier.periods.length > 0 && !now ? UNCHECKED : verdict('contradicted', 'match.score')
}

/** With a club that wins, its goals stand first; 'A 1 x 0 B' and a bare score tell the home side's first. */
function isScore(sentence: Sentence, score: ScoreMention, home: number, away: number): boolean {
  const { first, second } = score
  const side = doer(sentence, score)
  if (side === null) return home === first && away === second
  return side === 'home' ? home === first && away === second : away === first && home === second
}

export const LOST =
  /perd(?:eu|eram|e) |lev(?:ou|ado|aram)(?! a melhor| [oa]s)|(?:foi|sai\p{L}*|ser) (?:batid|derrotad|superad|vencid|golead)[oa]|caiu|derrota d/u

function doer({ reading }: Sentence, score: ScoreMention): Side | null {
  const before = reading.plain.slice(0, score.start)
  const named = score.winner ?? reading.clubs.findLast(({ end }) => end <= score.start)?.side ?? null
  const isDoing =
    score.winner ||
    /§[ha]_* $/.test(before) ||
    /(?:venc|ganh|perd|bat|gole|aplic|abri)\p{L}+(?: (?:[oa]|de|por|d[oa]s?|n[oa]|§\S+))*|fez|lev(?:ou|ado|aram)/u.test(
      before.slice(-45),
    )
  if (!named || !isDoing) return null
  return LOST.test(before) ? otherSide(named) : named
}

/** A game against a club that is not in this match, or 'o último jogo' of one that is. */
function otherClubGame({ reading, facts }: Sentence, { first, second, start }: ScoreMention): Verdict | null {
  const { plain, clubs } = reading
  const isLast = /ultimo jogo/.test(plain)
  if (!isLast && !/§x/.test(plain)) return null
  const side = (clubs.findLast(({ end }) => end <= start) ?? clubs[0])?.side
  if (!side) return UNCHECKED
  const games = playedBy(facts.about.match[side], facts.about.form[side]?.games ?? [])
  const isKnown = (isLast ? games.slice(0, 1) : games).some(
    ({ own, other }) => (own === first && other === second) || (other === first && own === second),
  )
  return verdict(isKnown ? 'confirmed' : 'contradicted', 'last.score')
}

function judgeAggregate({ facts }: Sentence, { home: first, away: second }: ScoreMention): Verdict {
  const home = recordOf(facts, 'home', { of: 'meetings', games: null })
  return verdict(
    home?.goalsFor === first && home.goalsAgainst === second ? 'confirmed' : 'contradicted',
    'meetings.goals',
  )
}

function judgeWins({ facts }: Sentence, { home: first, away: second }: ScoreMention): Verdict {
  const home = recordOf(facts, 'home', { of: 'meetings', games: null })
  return verdict(home?.wins === first && home.losses === second ? 'confirmed' : 'contradicted', 'meetings.wins')
}
