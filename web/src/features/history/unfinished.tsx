import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, formatDateTime } from '#lib/format.ts'
import { unfinishedQuery } from '#lib/history-queries.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'

/** 'Continue where you left off': matches analysed that are still to come. Nothing without any. */
export function Unfinished() {
  const { data } = useQuery(unfinishedQuery)
  if (!data || data.matches.length === 0) return null
  return (
    <Card level="h2" title="Continue de onde parou" description="Jogos que você analisou e ainda não começaram.">
      <ul className="-my-2">
        {data.matches.map((match) => (
          <li key={match.fixtureId} className="border-line border-b last:border-b-0">
            <Link
              to={`/analyses?jogo=${match.fixtureId}`}
              className="group flex min-h-14 items-center gap-3 rounded-control py-2 text-sm"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold [overflow-wrap:anywhere] group-hover:underline">
                  {match.homeName} x {match.awayName}
                </span>
                <span className="block text-ink-muted text-xs">
                  {match.leagueName} · {whenOf(match)}
                </span>
              </span>
              <Badge tone={match.isSaved ? 'brand' : 'neutral'}>{match.isSaved ? 'Salva' : 'Não salva'}</Badge>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function whenOf({ kickOff, isTimeKnown }: { kickOff: string; isTimeKnown: boolean }): string {
  const at = new Date(kickOff)
  return isTimeKnown ? formatDateTime(at) : `${formatDate(at)}, horário a definir`
}
