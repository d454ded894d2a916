import type { KeptRatings, MatchFacts, Part } from '#capabilities/fixtures/index.ts'
import type { StoredAnalysis } from './stored/read-stored.ts'

type PartView = StoredAnalysis['parts'][number]

/** Where each part of the answer comes from, and when it was said. */
export function partsOf(facts: MatchFacts, kept: KeptRatings, now: Date): PartView[] {
  const { form, season } = facts
  const formPart = form.home.value ? form.away : form.home
  const seasonPart = season.home.value ? season.away : season.home
  return [
    { part: 'ratings', source: 'Prancheta', at: kept.fittedAt.toISOString(), isStale: false, isMissing: false },
    view('odds', facts.odds, now, (facts.odds.value?.length ?? 0) === 0),
    view('form', formPart, now),
    view('headToHead', facts.headToHead, now),
    view('table', facts.standings, now),
    view('weather', facts.weather, now),
    view('statistics', seasonPart, now),
  ]
}

function view(
  part: PartView['part'],
  { value, ageMs, isStale, source }: Part<unknown>,
  now: Date,
  isEmpty = false,
): PartView {
  const isMissing = value === null || isEmpty
  return {
    part,
    source,
    at: isMissing ? null : new Date(now.getTime() - ageMs).toISOString(),
    isStale,
    isMissing,
  }
}
