import type { SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import { matchesEnded } from '@prancheta/contract/history/words.ts'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { newsQuery, unfinishedQuery } from '#domain/history/history-queries.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { GameLinks } from '#ui/product/game-links.tsx'

/** On the dashboard: which saved matches ended since the reader last looked. Nothing without news. */
export function NewsNotice() {
  const { data } = useQuery(newsQuery)
  if (!data || data.count === 0) return null
  return (
    <section
      aria-label="Jogos encerrados"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-info-soft p-4"
    >
      <Flag aria-hidden="true" className="size-5 shrink-0 text-info" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold text-sm">{matchesEnded(data.count)}</p>
        <ul className="text-ink-muted text-sm">
          {data.analyses.map((analysis) => (
            <li key={analysis.id} className="[overflow-wrap:anywhere]">
              <End {...analysis} />
            </li>
          ))}
        </ul>
      </div>
      <LinkButton to="/history" variant="secondary" className="max-sm:w-full">
        Ver resultados
      </LinkButton>
    </section>
  )
}

function End({ homeName, awayName, score, isVoid }: SavedAnalysis) {
  return (
    <>
      <MatchName home={homeName} away={awayName} score={score} />
      {!score && isVoid && ': não foi disputado'}
    </>
  )
}

/** 'Continue where you left off': matches analysed that are still to come. Nothing without any. */
export function Unfinished() {
  const { data } = useQuery(unfinishedQuery)
  if (!data || data.matches.length === 0) return null
  return (
    <Card level="h2" title="Continue de onde parou" description="Jogos que você analisou e ainda não começaram.">
      <GameLinks
        now={new Date()}
        games={data.matches.map((match) => ({
          ...match,
          badge: <Badge tone={match.isSaved ? 'brand' : 'neutral'}>{match.isSaved ? 'Salva' : 'Não salva'}</Badge>,
        }))}
      />
    </Card>
  )
}
