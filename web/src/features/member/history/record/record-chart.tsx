import { historyWords } from '@prancheta/contract/history/words.ts'
import { useQuery } from '@tanstack/react-query'
import { recordQuery } from '#domain/history/history-queries.ts'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { MARK_LINES, RunningChart } from './running-chart.tsx'
import { recordSentence } from './words.ts'

/** Running greens and reds, for the dashboard. */
export function RecordChart() {
  const { data, isError, isFetching, refetch } = useQuery(recordQuery)
  if (isError)
    return <LoadFailure title={historyWords.recordLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <ChartFrame
      title="Seu retrospecto"
      summary={data ? recordSentence(data) : 'Green e red ao longo do tempo.'}
      legend={MARK_LINES}
      loading={!data}
      empty={
        data?.days.length === 0
          ? 'Quando um jogo salvo terminar ou você marcar um resultado, a linha começa aqui.'
          : undefined
      }
    >
      {data && <RunningChart days={data.days} lines={MARK_LINES} />}
    </ChartFrame>
  )
}
