import { identityWords } from '@prancheta/contract/identity/words.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, History, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dashboardQuery } from '#lib/api/member-queries.ts'
import { classes } from '#lib/page/classes.ts'
import { useSession } from '#lib/session/session.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { MonthUsage, Record } from './month-figures.tsx'

type Props = {
  /** What happened since the last visit. */
  news?: ReactNode
  /** The record over time. */
  record?: ReactNode
  /** Games to go on with. */
  matches?: ReactNode
}

export function DashboardView({ news, record, matches }: Props) {
  const stats = useQuery(dashboardQuery)
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      <Greeting />
      <h1 className="headline text-2xl sm:text-3xl">Dashboard</h1>
      <p className="mt-2 text-ink-muted">Acompanhe suas estatísticas e seu desempenho.</p>
      {news}
      <div className="mt-7">
        <BigCards />
      </div>
      <div className="mt-4 grid items-start gap-4 empty:hidden md:grid-cols-2">{matches}</div>
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
          <div className="mt-4">{record}</div>
          <MonthUsage stats={stats.data} />
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
    <section aria-labelledby="closing-title" className="mt-10 flex flex-col items-center text-center">
      <PitchLines view="divider" className="w-full max-w-md" />
      <h2 id="closing-title" className="headline mt-3 text-xl">
        Qual é o próximo jogo?
      </h2>
      <p className="mt-1 max-w-[46ch] text-ink-muted text-sm">
        Carregue os jogos do dia, escolha um e veja o que os números dizem antes de decidir.
      </p>
      <div className="mt-5 flex w-full flex-col gap-2 sm:w-auto sm:flex-row">
        <LinkButton to="/analyses" variant="accent" size="lg">
          Começar análise
        </LinkButton>
        <LinkButton to="/chat" variant="secondary" size="lg">
          Chat com IA
        </LinkButton>
      </div>
    </section>
  )
}

/** The two places people come for. The lines stand beside the words, above them on a phone. */
function BigCards() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
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

type BigCardsProps = { to: string; title: string; text: string; icon: ReactNode; scheme?: 'board' }

function BigCard({ to, title, text, icon, scheme }: BigCardsProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      data-scheme={scheme}
      className={classes(
        'group relative flex min-h-40 flex-col justify-between gap-6 overflow-hidden rounded-card border border-line p-5 text-ink transition-colors hover:border-line-strong sm:min-h-48 sm:p-6',
        scheme === 'board' ? 'bg-surface' : 'bg-surface-raised',
      )}
    >
      <PitchLines view="spot" className="-top-9 -right-10 absolute w-44 sm:top-auto sm:-bottom-8 sm:w-56" />
      <span className="flex size-11 items-center justify-center rounded-control bg-brand-soft text-brand [&>svg]:size-5">
        {icon}
      </span>
      <span className="relative">
        <span className="headline flex items-center gap-2 text-xl">
          {title}
          <ArrowRight
            aria-hidden="true"
            className="size-5 text-ink-muted transition-[translate] group-hover:translate-x-1"
          />
        </span>
        <span className="mt-1 block max-w-[34ch] text-ink-muted text-sm">{text}</span>
      </span>
    </Link>
  )
}
