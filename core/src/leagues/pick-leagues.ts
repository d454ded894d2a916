import { findCountry } from '#leagues/countries.ts'
import { findLeague, findLeagueCalled, type LeagueKey, leagueNames } from '#leagues/known-leagues.ts'
import { foldText } from '#text/fold-text.ts'

export type NamedLeague = { name: string; country: string | null }

const YOUNG_OR_WOMEN =
  /\b(women|womens|ladies|girls|femini\w*|femeni\w*|feminil|femminile|frauen\w*|damallsvenskan|kvinde\w*|toppserien|n?wsl|youth|juniors?|juniores|juvenil\w*|primavera|reserves?|academy|(u|sub) ?(1[3-9]|2[0-3]))\b/

/** Leagues of the young, of women and of second teams stay away until somebody chooses them. */
export function isYoungOrWomen(name: string): boolean {
  return YOUNG_OR_WOMEN.test(foldText(name))
}

/** Whether the operator chose it; null stands for all that the source has. */
export function isChosen(league: NamedLeague, chosen: ReadonlySet<LeagueKey> | null): boolean {
  if (chosen === null) return true
  const key = findLeague(league)
  return key !== null && chosen.has(key)
}

/**
 * The leagues that somebody means by what they typed: any part of a name that people have for it, or the country. A word
 * that is a league's own name, such as 'série b', leaves out the leagues of other countries that have it in theirs.
 */
export function searchLeagues<League extends NamedLeague>(leagues: readonly League[], typed: string): League[] {
  const wanted = foldText(typed)
  const found = leagues.filter((league) => isCalled(league, wanted))
  const key = findLeagueCalled(typed)
  const own = key && found.find((league) => findLeague(league) === key)
  return own ? found.filter(({ country }) => foldText(country ?? '') === foldText(own.country ?? '')) : found
}

function isCalled(league: NamedLeague, wanted: string): boolean {
  const country = foldText(findCountry(league.country)?.name ?? '')
  const words = wanted.split(' ')
  return leagueNames(league).some((name) => {
    const parts = `${name} ${country}`.split(' ')
    return name.includes(wanted) || words.every((word) => parts.some((part) => begins(part, word)))
  })
}

/** One letter, as in 'série b', is a word and not the beginning of another. */
const begins = (part: string, word: string) => (word.length === 1 ? part === word : part.startsWith(word))
