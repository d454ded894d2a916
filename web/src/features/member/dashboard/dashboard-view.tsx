import { identityWords } from '@prancheta/contract/identity/words.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, History, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dashboardQuery } from '#lib/api/member-queries.ts'
import { classes } from '#lib/page/classes.ts'
import { useSession } from '#lib/session/session.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { RecordSample } from '#ui/product/samples/game-samples.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MonthUsage, Record } from './month-figures.tsx'

type Props = {
  /** What happened since the last visit. */
  news?: ReactNode
  /** What is played next. */
  games: ReactNode
  /** The record over time. */
  record?: ReactNode
  /** Games to go on with. */
  matches?: ReactNode
}

/** In columns a short card leaves no hole beside a long one; a card may stand in a wrapper that is no box of its own. */
const CARD_COLUMNS = '*:mb-4 *:break-inside-avoid [&>.contents>*]:mb-4 [&>.contents>*]:break-inside-avoid'

/** Football first: what is played next, then the ways on, and only then how one has done so far. */
export function DashboardView({ news, games, record, matches }: Props) {
  const stats = useQuery(dashboardQuery)
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6 sm:py-9">
      <Greeting />
      <h1 className="headline text-2xl sm:text-3xl">Dashboard</h1>
      <p className="mt-1 text-ink-muted text-sm sm:text-base">Acompanhe suas estatísticas e seu desempenho.</p>
      {news}
      {stats.data?.totalAnalyses === 0 && <FirstSteps hasAnalysed={stats.data.monthAnalyses > 0} />}
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-[1.5fr_1fr]">
        {games}
        <div className="grid gap-4">
          <BigCards />
          {!stats.isError && <MonthUsage stats={stats.data} />}
        </div>
      </div>
      <div className={classes(CARD_COLUMNS, 'mt-4 -mb-4 empty:hidden md:columns-2 md:gap-4')}>{matches}</div>
      {stats.isError ? (
        <div className="mt-4">
          <LoadFailure
            title={identityWords.dashboardLoadFailed}
            busy={stats.isFetching}
            onRetry={() => void stats.refetch()}
          />
        </div>
      ) : (
        <>
          <Record stats={stats.data} />
          {/* Somebody new has nothing to draw yet, and sees what will be drawn. */}
          <div className="mt-4">{stats.data?.totalAnalyses === 0 ? <RecordSample /> : record}</div>
        </>
      )}
      <Closing />
    </div>
  )
}

function Greeting() {
  const session = useSession()
  const firstName = session !== 'unknown' ? session?.name?.split(' ')[0] : undefined
  if (!firstName) return null
  return <p className="eyebrow mb-1 truncate">Olá, {firstName}</p>
}

function Closing() {
  return (
    <section
      aria-labelledby="closing-title"
      className="mt-8 flex flex-col gap-4 border-line border-t pt-6 sm:flex-row sm:items-center sm:justify-between"
    >
      <div>
        <h2 id="closing-title" className="headline text-lg">
          Qual é o próximo jogo?
        </h2>
        <p className="mt-1 max-w-[56ch] text-ink-muted text-sm">
          Carregue os jogos de um dia, escolha um e veja o que os números dizem antes de decidir.
        </p>
      </div>
      <div className="grid shrink-0 grid-cols-2 gap-2 sm:flex">
        <LinkButton to="/analyses" variant="accent" size="lg" className="max-sm:px-2">
          Começar análise
        </LinkButton>
        <LinkButton to="/chat" variant="secondary" size="lg" className="max-sm:px-2">
          Chat com IA
        </LinkButton>
      </div>
    </section>
  )
}

/** The two places people come for, side by side. */
function BigCards() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <BigCard
        to="/analyses"
        scheme="board"
        icon={<Search aria-hidden="true" />}
        title="Nova Análise"
        text="Escolha uma partida e compare o modelo com o mercado."
      />
      <BigCard
        to="/history"
        icon={<History aria-hidden="true" />}
        title="Histórico"
        text="Reveja o que você salvou e marque green ou red."
      />
    </div>
  )
}

type BigCardProps = { to: string; title: string; text: string; icon: ReactNode; scheme?: 'board' }

function BigCard({ to, title, text, icon, scheme }: BigCardProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      data-scheme={scheme}
      className={classes(
        'group flex min-w-0 flex-col gap-3 rounded-card border border-line p-4 text-ink transition-colors hover:border-line-strong',
        scheme === 'board' ? 'bg-surface' : 'bg-surface-raised',
      )}
    >
      <span className="flex size-10 items-center justify-center rounded-control bg-brand-soft text-brand [&>svg]:size-5">
        {icon}
      </span>
      <span>
        <span className="headline flex items-center gap-1.5 text-lg">
          {title}
          <ArrowRight
            aria-hidden="true"
            className="size-4 text-ink-muted transition-[translate] group-hover:translate-x-1"
          />
        </span>
        <span className="mt-0.5 block text-ink-muted text-sm">{text}</span>
      </span>
    </Link>
  )
}
