import { createContext, type ReactNode, useContext } from 'react'
import { classes } from '#lib/page/classes.ts'

/** page: as the page's theme says. both: each specimen twice, on paper and on the board. */
export type ThemeMode = 'page' | 'both'

export const ThemeModeContext = createContext<ThemeMode>('page')

type Props = { title: string; wide?: boolean; children: ReactNode }

export function Specimen({ title, wide = false, children }: Props) {
  const mode = useContext(ThemeModeContext)
  return (
    <div className={classes('min-w-0', wide && 'lg:col-span-2')}>
      <h3 className="eyebrow mb-3">{title}</h3>
      {mode === 'page' ? (
        children
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          <Panel scheme="light">{children}</Panel>
          <Panel scheme="dark">{children}</Panel>
        </div>
      )}
    </div>
  )
}

function Panel({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div data-scheme={scheme} className="min-w-0 rounded-card border border-line bg-surface p-4 text-ink">
      {children}
    </div>
  )
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line border-t py-10">
      <h2 id={`${id}-title`} className="headline mb-6 text-2xl">
        {title}
      </h2>
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

export const LONG_NAME = 'Associação Desportiva Recreativa e Cultural de São José do Vale do Rio Preto'
