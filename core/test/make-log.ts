import type { LogIndex } from '#log/check-log.ts'
import { type DayHead, dayAfter, headText, signedText } from '#log/day-head.ts'
import type { EntryContent, Forecast, LoggedGame } from '#log/entry-content.ts'
import { EMPTY_LOG, LOG_FORMAT, type LogEnd, NO_HASH, nextEntry, type Sha256 } from '#log/log-entry.ts'

export type MadeLog = { index: LogIndex; lines: Map<string, string[]> }

type Signing = { key: string; sha256: Sha256; sign(text: string): Promise<string> }
type Wish = { firstDay: string; days: number; gamesADay: number; openDays?: number }

/** A log of made-up games: each day two forecasts and a result of every game, and a head for all days but the open ones. */
export async function makeLog(signing: Signing, { firstDay, days, gamesADay, openDays = 1 }: Wish): Promise<MadeLog> {
  const lines = new Map<string, string[]>()
  const heads: DayHead[] = []
  let end: LogEnd = EMPTY_LOG
  let headHash = NO_HASH
  const open: string[] = []
  for (let at = 0; at < days; at += 1) {
    const day = dayAfter(firstDay, at)
    const contents: EntryContent[] = end.n === 0 ? [opening(signing.key)] : []
    for (let one = 0; one < gamesADay; one += 1)
      contents.push(...gameOf(at * gamesADay + one + 1, day, end.n + contents.length))
    const own: string[] = []
    for (const content of contents) {
      const writing = { now: `${day}T18:00:00.000Z`, dayOf: (moment: string) => moment.slice(0, 10), ...signing }
      const { entry, line } = await nextEntry(end, content, writing)
      end = entry
      own.push(line)
    }
    if (own.length > 0) lines.set(day, own)
    if (at >= days - openDays) {
      open.push(day)
      continue
    }
    const head = {
      day,
      entries: own.length,
      n: end.n,
      hash: end.hash,
      prev: headHash,
      signedAt: `${dayAfter(day)}T03:05:00.000Z`,
    }
    const signed = { ...head, signature: await signing.sign(signedText(head)) }
    headHash = await signing.sha256(headText(signed))
    heads.push(signed)
  }
  return { index: { key: signing.key, heads, open, last: { n: end.n, hash: end.hash } }, lines }
}

const opening = (key: string): EntryContent => ({ kind: 'opening', body: { format: LOG_FORMAT, key } })

function gameOf(id: number, day: string, before: number): EntryContent[] {
  const kickOff = `${day}T20:00:00.000Z`
  const game: LoggedGame = {
    id,
    league: 'Série A',
    country: 'Brazil',
    home: 'Grêmio',
    away: 'São José',
    kickOff,
    isDemo: true,
  }
  const chance = 0.3 + (id % 400) / 1000
  const chances = (share: number) => ({ model: share, market: share + 0.01, pooled: share + 0.005 })
  const of: Forecast['chances'] = {
    'result.home': chances(chance),
    'result.draw': chances(0.25),
    'result.away': chances(0.75 - chance - 0.015),
    'goals.over2.5': chances(0.52),
    'btts.yes': chances(0.48),
  }
  const offer = { market: 'goals.over2.5', chances: of['goals.over2.5'], odd: 2.1, house: 'Casa', edge: 0.1025 }
  const { odd, house } = offer
  const closing = { market: offer.market, chances: offer.chances, odd, house }
  return [
    { kind: 'forecast', body: { game, moment: 'first', chances: of, recommended: offer, closing: null } },
    { kind: 'forecast', body: { game, moment: 'last', chances: of, recommended: null, closing } },
    {
      kind: 'result',
      body: {
        game: id,
        ended: 'played',
        goals: { home: id % 4, away: id % 3 },
        recommendations: [{ forecast: before + 1, outcome: (id % 4) + (id % 3) > 2 ? 'won' : 'lost' }],
      },
    },
  ]
}
