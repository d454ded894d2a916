import { HELP_LINKS } from '#domain/account/responsible-play.ts'

/** The age limit and the ways to help, in one slim line. */
export function AdminFooter() {
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
