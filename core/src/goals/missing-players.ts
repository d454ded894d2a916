import { type ClubRating, type LeagueRatings, ratingOf } from '#goals/league-ratings.ts'

/** What one player did in one game of the club. */
export type Appearance = { player: string; minutes: number; goals: number; isStarter: boolean }

/**
 * How a club takes the field: with the eleven that begin, once they are named; before that only who is said to be out is known.
 */
export type SquadNews = { basis: 'lineups' | 'absences'; players: readonly string[] }

/** Shares of a club's minutes and goals that are out of a game, beyond what is usual of it; below 0 fewer are out than usual. */
export type Missing = { minutes: number; goals: number }

/** Fewer games say too little of who is usual. */
const GAMES_MIN = 5
/** A player's share of goals begins with his share of minutes, worth so many goals of the club. */
const GOALS_PRIOR = 5

/**
 * What is missing, from the club's last games; null where they are too few.
 *
 * The ratings already know a club as it usually is, with some of its players out in any game. So what is out today is compared
 * with what was out in those games, counted the same way: by who did not begin, or by who did not play at all.
 */
export function missingPlayers(games: readonly (readonly Appearance[])[], news: SquadNews): Missing | null {
  if (games.length < GAMES_MIN) return null
  const shares = sharesOf(games.flat())
  const named = new Set(news.players)
  const today = summed(shares, (player) => named.has(player) !== (news.basis === 'lineups'))
  const usual = games.map((game) => {
    const took = new Set(
      game.flatMap(({ player, minutes, isStarter }) =>
        (news.basis === 'lineups' ? isStarter : minutes > 0) ? [player] : [],
      ),
    )
    return summed(shares, (player) => !took.has(player))
  })
  const mean = (of: keyof Missing) => usual.reduce((sum, one) => sum + one[of], 0) / usual.length
  return { minutes: today.minutes - mean('minutes'), goals: today.goals - mean('goals') }
}

type Shares = ReadonlyMap<string, Missing>

function sharesOf(appearances: readonly Appearance[]): Shares {
  const total = { minutes: 0, goals: 0 }
  const byPlayer = new Map<string, Missing>()
  for (const { player, minutes, goals } of appearances) {
    const so = byPlayer.get(player) ?? { minutes: 0, goals: 0 }
    byPlayer.set(player, { minutes: so.minutes + minutes, goals: so.goals + goals })
    total.minutes += minutes
    total.goals += goals
  }
  return new Map(
    [...byPlayer].map(([player, own]) => {
      const minutes = own.minutes / Math.max(1, total.minutes)
      return [player, { minutes, goals: (own.goals + GOALS_PRIOR * minutes) / (total.goals + GOALS_PRIOR) }]
    }),
  )
}

function summed(shares: Shares, isOut: (player: string) => boolean): Missing {
  const sum = { minutes: 0, goals: 0 }
  for (const [player, { minutes, goals }] of shares) {
    if (!isOut(player)) continue
    sum.minutes += minutes
    sum.goals += goals
  }
  return sum
}

/** Chosen, not measured: whoever stands in scores and defends too, only less well. Why: docs/decisions/0093. */
const ATTACK_BY_GOALS = 0.3
const ATTACK_BY_MINUTES = 0.15
const DEFENCE_BY_MINUTES = 0.3
/** No news moves a side's expected goals by more than a quarter, in logarithms. */
const SHIFT_MAX = 0.25

/**
 * The ratings with a club as it takes the field. By hand: 0.2 of its goals and 0.1 of its minutes out beyond the usual lower its
 * attack by 0.3 × 0.2 + 0.15 × 0.1 = 0.075, so its expected goals by 7%, and raise the other side's by 3%.
 */
export function withMissing(ratings: LeagueRatings, club: string, { minutes, goals }: Missing): LeagueRatings {
  const own = ratingOf(ratings, club)
  const shifted: ClubRating = {
    ...own,
    attack: own.attack - bounded(ATTACK_BY_GOALS * goals + ATTACK_BY_MINUTES * minutes),
    defence: own.defence + bounded(DEFENCE_BY_MINUTES * minutes),
  }
  return { ...ratings, clubs: { ...ratings.clubs, [club]: shifted } }
}

const bounded = (shift: number) => Math.min(SHIFT_MAX, Math.max(-SHIFT_MAX, shift))
