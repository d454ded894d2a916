import { useQuery } from '@tanstack/react-query'
import { formatDuration } from '#lib/format/format-duration.ts'
import { firstAnswers } from './api.ts'

/** How long people wait, in one quiet line; the dashboard shows the same figures larger. */
export function FirstAnswerNote() {
  const { data } = useQuery(firstAnswers)
  if (!data || data.median_ms === null || data.p90_ms === null) return null
  return (
    <p className="text-ink-muted text-xs">
      Primeira resposta em {data.days} dias: metade em até{' '}
      <strong className="text-ink">{formatDuration(data.median_ms)}</strong>, 9 em cada 10 em até{' '}
      <strong className="text-ink">{formatDuration(data.p90_ms)}</strong>
    </p>
  )
}
