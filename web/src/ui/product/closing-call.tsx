import type { ReactNode } from 'react'
import { PitchFrame, PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'

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
