import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Details } from './ask.ts'
import { readDetails } from './read-details.ts'

/** 'Ele faz gol?' is asked of the club that the talk is on. */
export function detailsIn(text: string, rest: string, topic: Ask, briefing: Briefing | null): Details {
  const read = readDetails(rest, briefing)
  const isMeant = /\b(d|n)?el[ea]s?\b/.test(text) && topic.side !== null
  return isMeant && (read.side === null || (AT_VENUE.test(text) && !/\b(mandante|visitante)\b/.test(text)))
    ? { ...read, side: topic.side }
    : read
}

/** Where a club plays, which names no side of this match. */
const AT_VENUE = /\b(em casa|fora de casa|dentro de casa|jogando (em casa|fora))\b/
