import { listJobs } from '@prancheta/contract/protocol/platform.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { formatRelative, UNKNOWN } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { JOB_WORDS } from './job-words.ts'

type Job = OutputOf<typeof listJobs>['jobs'][number]

/** Work that repeats, and whatever failed for good. */
export function JobsCard() {
  const { data } = useQuery({
    queryKey: ['admin-jobs'],
    queryFn: ({ signal }) => callApi(listJobs, {}, { signal }),
    staleTime: 0,
  })
  const shown = data?.jobs.filter(({ every_ms, state }) => every_ms !== null || state === 'failed') ?? []
  return (
    <Card level="h2" title="Trabalho de fundo" description="O que se repete sozinho, e o que falhou.">
      <ul className="-my-2 divide-y divide-line">
        {shown.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  )
}

function JobRow({ job: { kind, state, last_finished_at, last_failed_at } }: { job: Job }) {
  const hasFailedLast =
    state === 'failed' || (last_failed_at !== null && (last_finished_at === null || last_failed_at > last_finished_at))
  const at = hasFailedLast ? last_failed_at : last_finished_at
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 text-sm">
      <span className="min-w-0">
        {JOB_WORDS[kind] && <span className="block font-medium">{JOB_WORDS[kind]}</span>}
        <span className="text-ink-muted text-xs">
          <code className="break-words">{kind}</code>,{' '}
          {at === null ? UNKNOWN : formatRelative(new Date(at), new Date())}
        </span>
      </span>
      <Badge tone={hasFailedLast ? 'bad' : 'good'}>{hasFailedLast ? 'Falhou' : 'Em dia'}</Badge>
    </li>
  )
}
