import { ArrowRight, History, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#lib/page/classes.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'

/** The two places people come for. The lines stand beside the words, above them on a phone. */
export function BigCards() {
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
        text="Reveja o que você salvou e marque como terminou."
      />
    </div>
  )
}

type Props = { to: string; title: string; text: string; icon: ReactNode; scheme?: 'board' }

function BigCard({ to, title, text, icon, scheme }: Props) {
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
