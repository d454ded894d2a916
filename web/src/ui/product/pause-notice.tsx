import { CirclePause } from 'lucide-react'
import { Link } from 'react-router'
import { endWords, HELP_LINKS, STAYS_OPEN, untilWords } from '#domain/account/pause-words.ts'
import { useLookAtEnd } from '#lib/session/look-at-end.ts'
import { usePause } from '#lib/session/session.ts'
import { LinkButton } from '#ui/primitives/button.tsx'

/** Somebody to talk to, at any hour; the others stand where there is room for them. */
const [TALK] = HELP_LINKS

/** Under the head of every page while its reader is in a pause; nothing otherwise. */
export function PauseBar() {
  const pause = usePause()
  useLookAtEnd(pause?.ends_at ?? null)
  if (pause === null) return null
  return (
    <aside
      aria-label="Pausa de jogo responsável"
      data-print="hide"
      className="border-line border-b bg-surface-sunken px-4 py-2 text-sm sm:px-6"
    >
      <p className="mx-auto flex max-w-6xl items-start gap-2.5">
        <CirclePause aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
        <span>
          Você está em pausa <strong className="figures font-semibold">{untilWords(pause)}</strong>. Análises, quadro do
          dia, carteira, chat e pagamentos estão fechados; o resto continua aberto.{' '}
          <Link to="/settings#pausa" className="underline underline-offset-4">
            Sobre a sua pausa
          </Link>
          {' · '}
          <a href={TALK.href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {TALK.label}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </span>
      </p>
    </aside>
  )
}

type ClosedProps = { level?: 'h1' | 'h2'; title: string }

/** Stands where a pause has closed something: calm, with what stays open and where to find somebody to talk to. */
export function ClosedByPause({ level: Heading = 'h2', title }: ClosedProps) {
  const pause = usePause()
  if (pause === null) return null
  return (
    <section className="mx-auto w-full max-w-2xl rounded-card border border-line bg-surface-raised p-5 sm:p-8">
      <CirclePause aria-hidden="true" className="size-8 text-brand" />
      <Heading className="headline mt-3 text-xl">{title}</Heading>
      <p className="mt-2">
        Você está em pausa <strong className="figures font-semibold">{untilWords(pause)}</strong>. {endWords(pause)}
      </p>
      <p className="mt-2 text-ink-muted text-sm">{STAYS_OPEN}</p>
      <div className="mt-5 flex flex-col gap-2 sm:flex-row">
        <LinkButton to="/history" variant="secondary">
          Ver meu histórico
        </LinkButton>
        <LinkButton to="/tickets" variant="ghost">
          Falar com o suporte
        </LinkButton>
      </div>
      <p className="mt-5 border-line border-t pt-4 text-ink-muted text-sm">Se quiser conversar com alguém:</p>
      <HelpLinks />
    </section>
  )
}

export function HelpLinks() {
  return (
    <ul className="mt-1">
      {HELP_LINKS.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 sm:min-h-8"
          >
            {label}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
