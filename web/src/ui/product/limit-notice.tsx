import { Hand } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { reachedLine, reachedWords } from '#domain/account/limit-words.ts'
import { type ReachedLimit, useReachedLimit } from '#domain/account/own-limits-query.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { HelpLinks } from './pause-notice.tsx'

/** On every page of somebody who has reached a limit of their own; nothing otherwise. */
export function LimitBar() {
  const reached = useReachedLimit()
  if (!reached) return null
  return (
    <aside
      aria-label="Seu limite"
      data-print="hide"
      className="border-line border-b bg-surface-sunken px-4 py-2 text-sm sm:px-6"
    >
      <p className="mx-auto flex max-w-6xl items-start gap-2.5">
        <Hand aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
        <span>
          {reachedLine(reached)}{' '}
          <Link to="/settings#limites" className="underline underline-offset-4">
            Meus limites
          </Link>
        </span>
      </p>
    </aside>
  )
}

type BehindProps = {
  /** Stands there until the limits are known. */
  waiting: ReactNode
  /** Stands there at a limit. */
  closed: (reached: ReachedLimit) => ReactNode
  children: ReactNode
}

/** What a limit of one's own closes is not even seen for a moment: it loads out of sight until the limits are known. */
export function BehindOwnLimit({ waiting, closed, children }: BehindProps) {
  const reached = useReachedLimit()
  if (reached) return closed(reached)
  const isKnown = reached === null
  return (
    <>
      {!isKnown && waiting}
      <div hidden={!isKnown} className={isKnown ? 'contents' : undefined}>
        {children}
      </div>
    </>
  )
}

type ClosedProps = { reached: ReachedLimit; title: string }

/** Stands where value and stakes would: a help to keep one's own word, with what stays open. */
export function ClosedByLimit({ reached, title }: ClosedProps) {
  return (
    <section className="mx-auto w-full max-w-2xl rounded-card border border-line bg-surface-raised p-5 sm:p-8">
      <Hand aria-hidden="true" className="size-8 text-brand" />
      <h2 className="headline mt-3 text-xl">{title}</h2>
      <p className="mt-2">{reachedWords(reached)}</p>
      <p className="mt-2 text-ink-muted text-sm">
        Até lá, o quadro do dia, as recomendações e as stakes ficam fechados para você. Os jogos, o estudo, o histórico
        e o diário continuam abertos, e o diário aceita o que você quiser anotar.
      </p>
      <div className="mt-5 flex flex-col gap-2 sm:flex-row">
        <LinkButton to="/history?aba=diario" variant="secondary">
          Ver meu diário
        </LinkButton>
        <LinkButton to="/settings#pausa" variant="ghost">
          Fazer uma pausa
        </LinkButton>
      </div>
      <p className="mt-5 border-line border-t pt-4 text-ink-muted text-sm">Se quiser conversar com alguém:</p>
      <HelpLinks />
    </section>
  )
}
