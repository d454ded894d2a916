import { type ReactNode, useEffect, useRef } from 'react'
import { SAMPLE_HOME_WIN } from '#domain/analysis/sample-match.ts'
import { HonestyStrip } from '#ui/charts/signature/honesty-strip.tsx'
import { PitchFrame, PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { ProbabilityRuler } from '#ui/charts/signature/probability-ruler.tsx'

type Props = {
  title: string
  intro: ReactNode
  /** Beside the form, on a board, where there is room. */
  board: { title: string; points: readonly string[] }
  children: ReactNode
}

/** A form on paper; beside it, on a desk, the board that says what it opens. */
export function IdentityLayout({ title, intro, board, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 gap-12 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:py-16">
      <div className="mx-auto w-full max-w-xl lg:mx-0">
        <h1 className="headline text-2xl sm:text-3xl">{title}</h1>
        <p className="mt-2 text-ink-muted">{intro}</p>
        <div className="mt-8">{children}</div>
      </div>
      <Board {...board} />
    </div>
  )
}

function Board({ title, points }: Props['board']) {
  return (
    <aside
      data-scheme="board"
      aria-label={title}
      className="relative hidden self-start rounded-card bg-surface px-9 py-10 text-ink shadow-soft lg:block"
    >
      <PitchFrame />
      <p className="headline text-xl">{title}</p>
      <ul className="mt-4 space-y-2.5 text-ink-muted text-sm">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden="true" className="mt-1.5 size-1.5 shrink-0 rounded-full bg-accent" />
            {point}
          </li>
        ))}
      </ul>
      <PitchLines view="divider" className="my-6 w-full" />
      <ProbabilityRuler label="Vitória do mandante" {...SAMPLE_HOME_WIN} />
      <div className="mt-5">
        <HonestyStrip kind="example" source="Números ilustrativos" age={null} />
      </div>
    </aside>
  )
}

/** A line under a form that leads to the neighbouring page. */
export function IdentityAside({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-line border-t pt-5 text-ink-muted text-sm">{children}</p>
}

/** Tall enough for a finger, though it stands in a line of text. */
export const IDENTITY_LINK =
  'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 hover:text-brand-strong sm:min-h-0'

/** Takes the place of a form that is done; the focus goes to it, since what had it is gone. */
export function IdentityNotice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-card border border-line bg-surface-raised p-5 sm:p-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="headline flex items-center gap-2.5 text-lg outline-none [&>svg]:size-5 [&>svg]:text-brand"
      >
        {icon}
        {title}
      </h2>
      <div className="mt-3 text-ink-muted text-sm">{children}</div>
    </section>
  )
}

/** What stands beside the two pages about a forgotten password. */
export const PASSWORD_BOARD = {
  title: 'Sua conta continua sua.',
  points: [
    'O link só serve para quem recebe o seu e-mail.',
    'Ao trocar a senha, todas as sessões abertas são encerradas.',
    'Suas análises e seu plano ficam como estão.',
  ],
}
