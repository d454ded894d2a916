import { LogOut, PanelLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { HELP_LINKS } from '#domain/account/pause-words.ts'
import { classes } from '#lib/page/classes.ts'
import { useSignOut } from '#lib/session/use-sign-out.ts'
import { ProgressBar, Skeleton } from '#ui/feedback/loading.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Sheet } from '#ui/primitives/sheet.tsx'
import { CONTENT_ID, LogoMark, SkipLink, ThemeToggle, useFocusOnArrival } from '#ui/product/frame.tsx'
import { type AdminCounters, AdminLinks } from './admin-links.tsx'
import { useSidebar } from './use-sidebar.ts'

const SIDEBAR_ID = 'menu-lateral'
const SHEET_ID = 'menu-deslizante'

/** Sidebar widths are the specification's: 16rem open, 3rem as icons, 18rem as a sheet on a phone. */
export function AdminShell({ counters = {}, children }: { counters?: AdminCounters; children: ReactNode }) {
  const { open, isDesk, sheetOpen, setSheetOpen, toggle } = useSidebar()
  const content = useRef<HTMLElement>(null)
  useFocusOnArrival(content)

  return (
    <div id="app" className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header onToggle={toggle} expanded={isDesk ? open : sheetOpen} controls={isDesk ? SIDEBAR_ID : SHEET_ID} />
      <div className="flex flex-1">
        <aside
          id={SIDEBAR_ID}
          data-print="hide"
          className={classes(
            'sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 overflow-y-auto border-line border-r bg-surface-raised py-3 transition-[width] md:block',
            open ? 'w-64 px-2' : 'w-12 px-1',
          )}
        >
          <AdminLinks counters={counters} narrow={!open} />
        </aside>
        <main id={CONTENT_ID} ref={content} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
      <AdminFooter />
      <Sheet title="Admin" side="left" width="w-72" open={sheetOpen} onOpenChange={setSheetOpen}>
        <div id={SHEET_ID}>
          <AdminLinks counters={counters} onGo={() => setSheetOpen(false)} />
        </div>
      </Sheet>
    </div>
  )
}

type HeaderProps = { onToggle: () => void; expanded: boolean; controls: string }

function Header({ onToggle, expanded, controls }: HeaderProps) {
  const signOut = useSignOut()
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-surface-raised px-2 sm:px-3"
    >
      <ProgressBar />
      <IconButton
        label="Mostrar ou recolher o menu lateral"
        aria-keyshortcuts="Control+B Meta+B"
        aria-expanded={expanded}
        aria-controls={controls}
        onClick={onToggle}
      >
        <PanelLeft aria-hidden="true" />
      </IconButton>
      <Link to="/" aria-label="Prancheta, página inicial" className="rounded-control p-1">
        <LogoMark className="size-7" />
      </Link>
      <p className="headline text-lg">
        <span className="hidden md:inline">Painel Administrativo</span>
        <span className="md:hidden">Admin</span>
      </p>
      <div className="ml-auto flex items-center gap-1">
        <ThemeToggle />
        <Button variant="ghost" onClick={signOut}>
          <LogOut className="size-4" aria-hidden="true" />
          Sair
        </Button>
      </div>
    </header>
  )
}

/** The age limit and the ways to help, in one slim line. */
function AdminFooter() {
  return (
    <footer
      data-print="hide"
      className="mt-auto flex flex-wrap items-center gap-x-4 border-line border-t px-4 py-2 text-ink-muted text-xs sm:px-6"
    >
      <span className="rounded-full border border-line-strong px-1.5 text-ink">18+</span>
      <nav aria-label="Jogo responsável" className="flex flex-wrap items-center gap-x-4">
        <span>Jogo responsável:</span>
        {HELP_LINKS.map((link) => (
          <a
            key={link.href}
            href={link.href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink"
          >
            {link.label}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        ))}
      </nav>
    </footer>
  )
}

/** The admin area's outline while it is not known who is there. */
export function AdminSkeleton() {
  return (
    <div id="app" className="flex min-h-dvh flex-col" aria-busy="true">
      <div className="flex h-14 items-center gap-3 border-line border-b bg-surface-raised px-4">
        <LogoMark className="size-7" />
        <Skeleton className="h-5 w-44" />
      </div>
      <div className="flex flex-1">
        <div className="hidden w-64 space-y-3 border-line border-r bg-surface-raised p-4 md:block">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="h-6" />
          ))}
        </div>
        <div className="flex-1 p-6">
          <p className="sr-only" role="status">
            Carregando…
          </p>
          <Skeleton className="h-9 w-56" />
          <Skeleton className="mt-6 h-40 rounded-card" />
        </div>
      </div>
    </div>
  )
}
