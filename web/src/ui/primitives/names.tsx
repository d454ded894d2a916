/**
 * What somebody is called, the e-mail where there is no name. Isolated from the text around it: letters that run from right to left, and
 * marks that turn writing round, would otherwise carry on into the rest of the line.
 */
export function PersonName({ name, email, className }: { name: string | null; email: string; className?: string }) {
  return <bdi className={className}>{name ?? email}</bdi>
}

type Props = { home: string; away: string; score?: { home: number; away: number } | null }

/** 'Casa x Fora', or with goals. Each name isolated: one that runs from right to left would otherwise swap the clubs, or their goals. */
export function MatchName({ home, away, score }: Props) {
  return (
    <>
      <bdi>{home}</bdi> {score ? `${score.home} x ${score.away}` : 'x'} <bdi>{away}</bdi>
    </>
  )
}
