import { type MatchFacts, matchFacts } from '#checking/facts/match-facts.ts'

/** A talk about no match: nothing is known but what its writer looks up. */
export const NO_MATCH_FACTS: MatchFacts = matchFacts({
  match: {
    home: '',
    away: '',
    league: '',
    kickOffUtc: '',
    isTimeKnown: false,
    stadium: null,
    city: null,
    isDemo: false,
    round: null,
    score: null,
  },
  expectedGoals: null,
  modelGoals: null,
  expectedCorners: null,
  expectedCards: null,
  likelyScores: [],
  markets: [],
  combos: [],
  confidence: null,
  form: { home: null, away: null },
  season: { home: null, away: null },
  headToHead: [],
  table: null,
  weather: null,
  leagueAverages: null,
  stakeBase: null,
  missing: [],
  running: null,
})
