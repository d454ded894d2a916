import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'
import { PitchFrame, PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'

/** The head of a public page: its name and what it is for, on the motif of the pitch. */
export function PageIntro({ eyebrow, title, children }: { eyebrow: string; title: string; children: ReactNode }) {
  return (
    <header className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 pt-10 pb-12 sm:px-6 lg:grid-cols-[1.6fr_1fr] lg:pt-16 lg:pb-16">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="headline mt-3 text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-5 max-w-[54ch] text-ink-muted text-lg">{children}</p>
      </div>
      <PitchLines view="spot" className="hidden w-full lg:block" />
    </header>
  )
}

type SectionProps = {
  title: string
  /** A quiet line above the title. */
  eyebrow?: string
  /** One or two sentences under it. */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a public page, with its own heading and the page's margins. */
export function Section({ title, eyebrow, lead, className, children }: SectionProps) {
  return (
    <section className={classes('border-line border-t', className)}>
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
        {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
        <h2 className="headline max-w-[32ch] text-2xl">{title}</h2>
        {lead && <p className="mt-4 max-w-[62ch] text-ink-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}

type StepsProps = { steps: readonly { title: string; text: string }[]; className: string }

/** Numbered steps under chalk lines, side by side where there is room. */
export function Steps({ steps, className }: StepsProps) {
  return (
    <ol className={classes('grid gap-8', className)}>
      {steps.map((step, index) => (
        <li key={step.title} className="border-chalk border-t-2 pt-4">
          <span aria-hidden="true" className="figures text-2xl text-brand">
            {index + 1}
          </span>
          <h3 className="headline mt-2 text-lg">{step.title}</h3>
          <p className="mt-2 max-w-[38ch] text-ink-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}

/** The end of a public page: one sentence on the board and the way on. */
export function ClosingCall({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6 lg:pb-24">
      <div
        data-scheme="board"
        className="relative grid items-center gap-8 rounded-card bg-surface px-7 py-10 text-ink sm:px-12 sm:py-14 lg:grid-cols-[1.9fr_1fr]"
      >
        <PitchFrame />
        <div>
          <h2 className="headline text-2xl sm:text-3xl">{title}</h2>
          <p className="mt-4 max-w-[56ch] text-ink-muted">{children}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <LinkButton to="/auth/register" size="lg">
              Começar grátis
            </LinkButton>
            <LinkButton to="/pricing" variant="secondary" size="lg">
              Ver planos
            </LinkButton>
          </div>
        </div>
        <PitchLines view="spot" className="hidden w-full lg:block" />
      </div>
    </section>
  )
}
