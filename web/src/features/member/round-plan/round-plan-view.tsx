import { type RoundPlan, readRoundPlan } from '@prancheta/contract/history/round-plan.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { fromPct } from '@prancheta/core/percent.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRight } from '#domain/billing/use-right.ts'
import { HISTORY_KEY } from '#domain/history/history-queries.ts'
import { callApi } from '#lib/api/call-api.ts'
import {
  formatChance,
  formatCount,
  formatDate,
  formatEdge,
  formatMoney,
  formatOdd,
  formatTime,
} from '#lib/format/format.ts'
import { usePause } from '#lib/session/session.ts'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Meter } from '#ui/feedback/progress.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { CrestPair } from '#ui/product/crest.tsx'
import { BehindOwnLimit, ClosedByLimit } from '#ui/product/limit-notice.tsx'
import { ClosedByPause } from '#ui/product/pause-notice.tsx'
import { RoundSample } from '#ui/product/samples/game-samples.tsx'

/** 'Carteira da rodada': what to stake on the day's saved recommendations together. A right of Black. */
export function RoundPlanView() {
  const mayRead = useRight('earlyAccess')
  // Nobody in a pause is offered a plan.
  if (usePause() !== null) return <ClosedByPause title="A carteira da rodada está em pausa" />
  if (!mayRead)
    return (
      <EmptyState
        level="h2"
        title="Carteira da rodada"
        sample={<RoundSample />}
        action={
          <LinkButton to="/pricing" variant="accent">
            Ver Planos
          </LinkButton>
        }
      >
        Apostas do mesmo dia disputam a mesma banca. No plano Black, calculamos as stakes das suas recomendações do dia
        em conjunto, com um teto para a soma.
      </EmptyState>
    )
  return (
    <BehindOwnLimit
      waiting={<WaitingPlan />}
      closed={(reached) => <ClosedByLimit reached={reached} title="A carteira da rodada está fechada por agora" />}
    >
      <Plan />
    </BehindOwnLimit>
  )
}

const WaitingPlan = () => <Skeleton className="h-72 w-full rounded-card" />

function Plan() {
  const { data, isError, isFetching, refetch } = useQuery(roundPlanQuery)
  if (isError)
    return <LoadFailure title={historyWords.roundLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <WaitingPlan />
  if (data.bets.length === 0)
    return (
      <EmptyState
        level="h2"
        title="Nenhuma recomendação salva para hoje"
        sample={<RoundSample />}
        action={
          <LinkButton to="/analyses" variant="secondary">
            Ver jogos de hoje
          </LinkButton>
        }
      >
        Entram aqui os picks recomendados que você salvou, de jogos de hoje que ainda não começaram. Um dia sem
        recomendação também é uma resposta.
      </EmptyState>
    )
  return <Bets plan={data} />
}

function Bets({ plan }: { plan: ShownPlan }) {
  const { bets, total, uncapped, exposureMax, stakeBase, leftOut } = plan
  const isCapped = uncapped > exposureMax
  return (
    <Card
      level="h2"
      title={`Carteira de ${formatDate(new Date(`${plan.date}T12:00:00Z`))}`}
      description={`Stakes em conjunto, sobre a base de ${formatMoney(stakeBase)}.`}
    >
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="figures text-2xl">{formatChance(total)}</span>
        <span className="text-ink-muted text-sm">
          {formatMoney(total * stakeBase)} no total, de um teto de {formatChance(exposureMax)}
        </span>
      </p>
      <Meter
        label="Exposição da rodada"
        value={total / exposureMax}
        max={1}
        text={`${formatChance(total)} de ${formatChance(exposureMax)}`}
      />
      <p className="mt-3 max-w-[68ch] text-ink-muted text-sm">
        {isCapped
          ? `Sem o teto a soma seria ${formatChance(uncapped)}: as apostas mais fracas foram cortadas primeiro.`
          : 'A soma está abaixo do teto. Jogos diferentes contam como independentes; picks do mesmo jogo dividem a stake.'}
        {leftOut > 0 && ` ${leftOutWords(leftOut)}`}
      </p>
      <div className="mt-5">
        <DataTable
          caption="Stake de cada pick"
          columns={columnsFor(stakeBase)}
          rows={bets}
          rowId={({ analysisId }) => analysisId}
          empty={null}
        />
      </div>
    </Card>
  )
}

function leftOutWords(count: number): string {
  if (count === 1) return 'Um pick do dia ficou de fora por não ser recomendado.'
  return `${formatCount(count)} picks do dia ficaram de fora por não serem recomendados.`
}

function columnsFor(stakeBase: number): readonly Column<ShownPlan['bets'][number]>[] {
  return [
    {
      id: 'match',
      header: 'Jogo',
      cell: (bet) => (
        <>
          <CrestPair match={bet} />
          <MatchName home={bet.homeName} away={bet.awayName} />, {formatTime(new Date(bet.kickOff))}
        </>
      ),
    },
    { id: 'market', header: 'Pick', cell: ({ market }) => market },
    { id: 'odd', header: 'Odd', numeric: true, cell: ({ odd }) => formatOdd(odd) },
    { id: 'edge', header: 'Edge', numeric: true, cell: ({ edge }) => formatEdge(edge) },
    { id: 'alone', header: 'Sozinha', numeric: true, cell: ({ alone }) => formatChance(alone) },
    {
      id: 'stake',
      header: 'Na rodada',
      numeric: true,
      cell: ({ stake }) => `${formatChance(stake)} (${formatMoney(stake * stakeBase)})`,
    },
  ]
}

const roundPlanQuery = queryOptions({
  queryKey: [...HISTORY_KEY, 'round'],
  queryFn: async ({ signal }) => toShownPlan(await callApi(readRoundPlan, {}, { signal })),
  staleTime: 0,
})

type ShownPlan = ReturnType<typeof toShownPlan>

/** The answer's percent of the base become shares of it. */
function toShownPlan({ exposureMax, total, uncapped, bets, ...others }: RoundPlan) {
  return {
    ...others,
    exposureMax: fromPct(exposureMax),
    total: fromPct(total),
    uncapped: fromPct(uncapped),
    bets: bets.map(({ alone, stake, ...bet }) => ({ ...bet, alone: fromPct(alone), stake: fromPct(stake) })),
  }
}
