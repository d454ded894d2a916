import type { ReactNode } from 'react'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'

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
