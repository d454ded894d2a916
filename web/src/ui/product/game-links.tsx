import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, formatTime, isoDay } from '#lib/format/format.ts'
import { addDays } from '#lib/forms/calendar.ts'
import { Crest } from './crest.tsx'

export type LinkedGame = {
  fixtureId: number
  homeId: number
  homeName: string
  homeLogo: string | null
  awayId: number
  awayName: string
  awayLogo: string | null
  leagueName: string
  kickOff: string
  isTimeKnown: boolean
  /** A word more about it. */
  badge?: ReactNode
}

type Props = { games: readonly LinkedGame[]; now: Date }

/** Games that lead to their analysis, as a list of fixtures shows them: clubs below each other, the hour at the right edge. */
export function GameLinks({ games, now }: Props) {
  return (
    <ul className="-mx-2 -my-2">
      {games.map(({ fixtureId, badge, ...game }) => (
        <li key={fixtureId} className="border-line border-b last:border-b-0">
          <Link
            to={`/analyses?jogo=${fixtureId}`}
            className="flex min-h-16 items-center gap-3 rounded-control px-2 py-2 text-sm transition-colors hover:bg-surface-sunken"
          >
            <span className="grid min-w-0 flex-1 gap-0.5">
              <Side clubId={game.homeId} name={game.homeName} picture={game.homeLogo} />
              <span className="sr-only"> x </span>
              <Side clubId={game.awayId} name={game.awayName} picture={game.awayLogo} />
              <bdi className="text-ink-muted text-xs">{game.leagueName}</bdi>
            </span>
            {badge}
            <span className="flex shrink-0 flex-col items-end text-ink-muted text-xs">
              <span className="figures text-ink text-base">{hourOf(game)}</span>
              {dayWord(new Date(game.kickOff), now)}
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type SideProps = { clubId: number; name: string; picture: string | null }

function Side({ clubId, name, picture }: SideProps) {
  return (
    <span className="flex items-center gap-2 font-semibold">
      <Crest clubId={clubId} name={name} picture={picture} />
      <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
    </span>
  )
}

const hourOf = ({ kickOff, isTimeKnown }: Pick<LinkedGame, 'kickOff' | 'isTimeKnown'>) =>
  isTimeKnown ? formatTime(new Date(kickOff)) : 'a definir'

/** hoje, amanhã, or the date, as São Paulo counts days. */
export function dayWord(kickOff: Date, now: Date): string {
  const [day, today] = [isoDay(kickOff), isoDay(now)]
  if (day === today) return 'hoje'
  return day === addDays(today, 1) ? 'amanhã' : formatDate(kickOff)
}
