type Props = { home: string; away: string; score?: { home: number; away: number } | null }

/** 'Casa x Fora', or with goals. Each name isolated: one that runs from right to left would otherwise swap the clubs, or their goals. */
export function MatchName({ home, away, score }: Props) {
  return (
    <>
      <bdi>{home}</bdi> {score ? `${score.home} x ${score.away}` : 'x'} <bdi>{away}</bdi>
    </>
  )
}
