import { matchesEnded } from '@prancheta/contract/history-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { newsQuery } from '#lib/history-queries.ts'
import { LinkButton } from '#ui/link-button.tsx'

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
          {data.analyses.map(({ id, homeName, awayName, score }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {score
                ? `${homeName} ${score.home} x ${score.away} ${awayName}`
                : `${homeName} x ${awayName}: não foi disputado`}
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
