import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'
import { PitchFrame } from '#ui/charts/signature/pitch-lines.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'

/** The head of a public page: its name and what it is for, slim, so that the page itself is in sight. */
export function PageIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="mx-auto w-full max-w-6xl px-4 pt-7 pb-6 sm:px-6 lg:pt-10 lg:pb-8">
      <h1 className="headline text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-2 max-w-[64ch] text-ink-muted sm:text-lg">{children}</p>
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
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 lg:py-14">
        {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
        <h2 className="headline max-w-[40ch] text-xl sm:text-2xl">{title}</h2>
        {lead && <p className="mt-3 max-w-[68ch] text-ink-muted">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  )
}

type Step = {
  title: string
  text: string
  /** What of the product does it. */
  piece?: ReactNode
}

/** Numbered steps, each with the piece of the product that does it, side by side where there is room. */
export function Steps({ steps, className }: { steps: readonly Step[]; className: string }) {
  return (
    <ol className={classes('grid gap-x-6 gap-y-8', className)}>
      {steps.map(({ title, text, piece }, index) => (
        <li key={title} className="flex min-w-0 flex-col">
          <h3 className="headline flex items-baseline gap-2.5 text-lg">
            <span aria-hidden="true" className="figures text-brand text-xl">
              {index + 1}
            </span>
            {title}
          </h3>
          <p className="mt-1.5 mb-4 max-w-[46ch] text-ink-muted text-sm">{text}</p>
          {piece && <div className="grid flex-1">{piece}</div>}
        </li>
      ))}
    </ol>
  )
}

/** The end of a public page: one sentence on the board and the way on. */
export function ClosingCall({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mx-auto w-full max-w-6xl px-4 pb-10 sm:px-6 lg:pb-14">
      <div
        data-scheme="board"
        className="relative grid items-center gap-x-10 gap-y-5 rounded-card bg-surface px-6 py-7 text-ink sm:px-9 sm:py-8 lg:grid-cols-[1fr_auto]"
      >
        <PitchFrame />
        <div>
          <h2 className="headline text-xl sm:text-2xl">{title}</h2>
          <p className="mt-2 max-w-[68ch] text-ink-muted text-sm sm:text-base">{children}</p>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <LinkButton to="/auth/register" size="lg" className="max-sm:px-2">
            Começar grátis
          </LinkButton>
          <LinkButton to="/pricing" variant="secondary" size="lg">
            Ver planos
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
