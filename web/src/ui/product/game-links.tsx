import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatKickOff } from '#lib/format/format.ts'
import { MatchName } from '#ui/primitives/match-name.tsx'

export type LinkedGame = {
  fixtureId: number
  homeName: string
  awayName: string
  leagueName: string
  kickOff: string
  isTimeKnown: boolean
  /** A word more about it. */
  badge?: ReactNode
}

/** Games that lead to their analysis. */
export function GameLinks({ games }: { games: readonly LinkedGame[] }) {
  return (
    <ul className="-my-2">
      {games.map(({ fixtureId, homeName, awayName, leagueName, kickOff, isTimeKnown, badge }) => (
        <li key={fixtureId} className="border-line border-b last:border-b-0">
          <Link
            to={`/analyses?jogo=${fixtureId}`}
            className="group flex min-h-14 items-center gap-3 rounded-control py-2 text-sm"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold [overflow-wrap:anywhere] group-hover:underline">
                <MatchName home={homeName} away={awayName} />
              </span>
              <span className="block text-ink-muted text-xs">
                <bdi>{leagueName}</bdi> · {formatKickOff(new Date(kickOff), isTimeKnown)}
              </span>
            </span>
            {badge}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
