import { Link } from 'react-router'
import { HELP_LINKS } from '#domain/account/responsible-play.ts'
import { Logo } from '#ui/product/logo.tsx'

const PRODUCT = [
  { to: '/features', label: 'Recursos' },
  { to: '/how-it-works', label: 'Como funciona' },
  { to: '/pricing', label: 'Preços' },
]

const SUPPORT = [
  { to: '/faq', label: 'FAQ' },
  { to: '/legal/terms', label: 'Termos de uso' },
  { to: '/legal/privacy', label: 'Privacidade' },
]

const LINK = 'inline-flex min-h-11 items-center text-ink-muted text-sm hover:text-ink hover:underline sm:min-h-8'

export function Footer() {
  return (
    <footer data-print="hide" className="mt-auto border-line border-t bg-surface-sunken">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
          <div>
            <Logo />
            <p className="mt-3 max-w-[32ch] text-ink-muted text-sm">Estudo de futebol com estatística e IA.</p>
          </div>
          <Column title="Produto" links={PRODUCT} />
          <Column title="Suporte" links={SUPPORT} />
          <ResponsibleColumn />
        </div>
        <p className="mt-8 border-line border-t pt-6 text-balance text-ink-muted text-xs">
          A Prancheta é uma ferramenta de estudo. Não realiza apostas, não é uma casa de apostas e não garante
          resultados. Resultados passados não garantem resultados futuros. Proibido para menores de 18 anos.
        </p>
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <p className="eyebrow mb-2">{title}</p>
      <ul>
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
    <nav aria-label="Jogo responsável">
      <p className="eyebrow mb-2 flex items-center gap-2">
        <span className="rounded-full border border-line-strong px-1.5 text-ink">18+</span>
        Jogo responsável
      </p>
      <ul>
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
