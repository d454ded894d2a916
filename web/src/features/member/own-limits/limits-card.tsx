import { changeOwnLimits, type OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import { pauseWords } from '@prancheta/contract/responsible-play/words.ts'
import { LOOSER_AFTER_DAYS, REALITY_SPANS, TIME_LIMITS } from '@prancheta/core/responsible-play/own-limits.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ownLimitsQuery } from '#domain/account/own-limits-query.ts'
import { callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { toast } from '#lib/page/toast.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Field } from '#ui/forms/field.tsx'
import { type Option, Select } from '#ui/forms/select.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { MoneyLimits } from './money-limits.tsx'
import { spanWords } from './own-time.tsx'

/** What people allow themselves: minutes a day, a word about the time now and then, and money by their journal. */
export function LimitsCard() {
  const { data, isError, isFetching, refetch } = useQuery(ownLimitsQuery)
  return (
    <Card
      level="h2"
      id="limites"
      title="Meus limites"
      description={`Um limite menor vale na hora. Um maior, ou nenhum, só depois de ${LOOSER_AFTER_DAYS} dias.`}
    >
      {isError && !data ? (
        <LoadFailure
          title="Não foi possível carregar os seus limites"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <>
          <Limits limits={data} />
          <MoneyLimits money={data.money} />
        </>
      ) : (
        <Skeleton className="h-36 w-full" />
      )}
    </Card>
  )
}

const NONE = 'none'

function optionsOf(amounts: readonly number[], chosen: number | null, none: string): Option<string>[] {
  const all = chosen === null || amounts.includes(chosen) ? amounts : [...amounts, chosen].toSorted((a, b) => a - b)
  return [
    { value: NONE, label: none },
    ...all.map((minutes) => ({ value: String(minutes), label: spanWords(minutes) })),
  ]
}

const optionOf = (minutes: number | null) => (minutes === null ? NONE : String(minutes))
const minutesOf = (value: string | null) => (value === null || value === NONE ? null : Number(value))

function Limits({ limits }: { limits: OwnLimitsView }) {
  const change = useMutation({
    mutationFn: (wish: { minutes_a_day?: number | null; reality_minutes?: number | null }) =>
      callApi(changeOwnLimits, wish),
    onSuccess(saved) {
      queryClient.setQueryData(ownLimitsQuery.queryKey, saved)
      toast.success(pauseWords.limitsSaved)
    },
    onError: (failure) => tellFailure(failure, pauseWords.limitsFailed),
  })
  const { minutes_a_day, reality_minutes, next, today } = limits
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Tempo por dia" hint={minutes_a_day === null ? undefined : `Hoje: ${spanWords(today.minutes)}.`}>
        <Select
          options={optionsOf(TIME_LIMITS, minutes_a_day, 'Sem limite')}
          value={optionOf(minutes_a_day)}
          disabled={change.isPending}
          onValueChange={(value) => change.mutate({ minutes_a_day: minutesOf(value) })}
        />
      </Field>
      <Field label="Avisar do tempo a cada">
        <Select
          options={optionsOf(REALITY_SPANS, reality_minutes, 'Não avisar')}
          value={optionOf(reality_minutes)}
          disabled={change.isPending}
          onValueChange={(value) => change.mutate({ reality_minutes: minutesOf(value) })}
        />
      </Field>
      {next && (
        <p role="status" className="text-ink-muted text-sm sm:col-span-2">
          {next.minutes_a_day === null ? 'Fica sem limite' : `Passa a ${spanWords(next.minutes_a_day)}`} em{' '}
          <span className="figures">{formatDateTime(new Date(next.from))}</span>. Escolher de novo o limite de agora
          desfaz isso.
        </p>
      )}
    </div>
  )
}
