import { type MatchFacts, matchFacts } from '#checking/facts/match-facts.ts'
import falseSentences from './false.json' with { type: 'json' }
import found from './found.json' with { type: 'json' }
import otherWording from './other-wording.json' with { type: 'json' }
import { readBriefings } from './read-briefings.ts'
import trueSentences from './true.json' with { type: 'json' }

/** A sentence about one of the matches, and what is wrong or right about it. */
export type ListedSentence = { match: number; kind: string; text: string }

/** The types of JSON files are too wide for rows that are tuples; read anew, they are what is said here. */
const readAs = (list: readonly unknown[]) => JSON.parse(JSON.stringify(list))

/** The written sentences in their order. Those on odd lines (the first is one) were never looked at while the checker was made. */
export function readSentences(name: keyof typeof LISTS): ListedSentence[] {
  const rows: [number, string, string][] = readAs(LISTS[name])
  return rows.map(([match, kind, text]) => ({ match, kind, text }))
}

const LISTS = { true: trueSentences, false: falseSentences, 'other-wording': otherWording, found }

/** The matches that the sentences speak of; the first is number 1. */
export const readMatches = (): MatchFacts[] => readBriefings().map(matchFacts)
