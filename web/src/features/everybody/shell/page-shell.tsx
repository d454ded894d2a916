import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { HELP_LINKS } from '#domain/account/pause-words.ts'
import { refreshUnread, useUnread } from '#lib/live/unread-support.ts'
import { classes } from '#lib/page/classes.ts'
import { useSession } from '#lib/session/session.ts'
import { useSignOut } from '#lib/session/use-sign-out.ts'
import { CONTENT_ID, Logo, SkipLink, useFocusOnArrival } from '#ui/product/frame.tsx'
import { PauseBar } from '#ui/product/pause-notice.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * What stands around every page outside the admin area. `waits`: a page for signed-in people, see TopBar; there the live feed
 * keeps the count of what is unread, elsewhere it is asked for on arrival.
 */
export function PageShell({ waits = false, children }: { waits?: boolean; children: ReactNode }) {
  const session = useSession()
  const { tickets, messages } = useUnread()
  const signOut = useSignOut()
  const content = useRef<HTMLElement>(null)
  useFocusOnArrival(content)
  const userId = typeof session === 'object' && session?.role === 'user' ? session.userId : null
  useEffect(() => {
    if (userId !== null && !waits) void refreshUnread()
  }, [userId, waits])

  return (
    <div id="app" className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar session={session} unreadReplies={tickets + messages} waits={waits} onSignOut={signOut} />
      <PauseBar />
      <main id={CONTENT_ID} ref={content} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}

const PRODUCT = [
  { to: '/features', label: 'Recursos' },
  { to: '/how-it-works', label: 'Como funciona' },
  { to: '/transparencia', label: 'Transparência' },
  { to: '/pricing', label: 'Preços' },
]

const SUPPORT = [
  { to: '/faq', label: 'FAQ' },
  { to: '/legal/terms', label: 'Termos de uso' },
  { to: '/legal/privacy', label: 'Privacidade' },
]

const LINK = 'inline-flex min-h-11 items-center text-ink-muted text-sm hover:text-ink hover:underline sm:min-h-8'

/** On a phone each group is one line of links; at a desk a column under its name. 18+ and the ways to help are always in sight. */
function Footer() {
  return (
    <footer data-print="hide" className="mt-auto border-line border-t bg-surface-sunken">
      <div className="mx-auto max-w-6xl px-4 py-3 sm:px-6 sm:py-8">
        <div className="grid gap-x-8 sm:grid-cols-[1.2fr_1fr_1fr_1.3fr]">
          <div className="hidden sm:block">
            <Logo />
            <p className="mt-3 max-w-[32ch] text-ink-muted text-sm">Estudo de futebol com estatística e IA.</p>
          </div>
          <Column title="Produto" links={PRODUCT} />
          <Column title="Suporte" links={SUPPORT} />
          <ResponsibleColumn />
        </div>
        <p className="mt-2 border-line border-t pt-3 text-ink-muted text-xs sm:mt-6 sm:pt-4 sm:text-balance">
          A Prancheta é uma ferramenta de estudo. Não realiza apostas, não é uma casa de apostas e não garante
          resultados. Resultados passados não garantem resultados futuros. Proibido para menores de 18 anos.
        </p>
      </div>
    </footer>
  )
}

const LINKS = 'flex flex-wrap gap-x-4 sm:flex-col'

function Column({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <p className="eyebrow mb-2 max-sm:sr-only">{title}</p>
      <ul className={LINKS}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={LINK}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ResponsibleColumn() {
  return (
    <nav aria-label="Jogo responsável" className="flex flex-wrap gap-x-4 border-line max-sm:border-t sm:block">
      <p className="eyebrow flex items-center gap-2 max-sm:min-h-11 sm:mb-2">
        <span className="rounded-full border border-line-strong px-1.5 text-ink">18+</span>
        Jogo responsável
      </p>
      <ul className={classes(LINKS, 'max-sm:contents')}>
        <li>
          <Link to="/autoteste" className={LINK}>
            Autoteste
          </Link>
        </li>
        {HELP_LINKS.map((link) => (
          <li key={link.href}>
            <a href={link.href} target="_blank" rel="noreferrer" className={LINK}>
              {link.label}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
