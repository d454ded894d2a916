import { OF_BETS } from './bet-readers.ts'
import type { Kind, Reader } from './kind.ts'
import { OF_MATCH } from './match-readers.ts'
import { ELSEWHERE, HAS_BEEN, OF_COMMON_WORDS } from './past-words.ts'
import { RARE } from './rare-readers.ts'

const READERS: readonly Reader[] = [...RARE, ...OF_MATCH, ...OF_BETS]

/** What a plain text asks of a match that is over; null where it asks something else. `leans` is said of what goes on from a talk. */
export function readKind(text: string, leans = false): Kind | null {
  if (ELSEWHERE.test(text)) return null
  const kind = READERS.find(({ asked, but }) => asked.test(text) && !but?.test(text))?.kind ?? null
  return kind !== null && !leans && OF_COMMON_WORDS.includes(kind) && !HAS_BEEN.test(text) ? null : kind
}
