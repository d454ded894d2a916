import { Moon, Sun } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { THEME_TOGGLE } from '#lib/page/theme.ts'
import { IconButton } from '#ui/primitives/button.tsx'

/** A P made of a half-way line and half a centre circle, with the ball on its spot. public/favicon.svg is the same drawing. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-[oklch(0.34_0.065_160)]" />
      <path
        d="M11 26V6h5a6.5 6.5 0 0 1 0 13h-5"
        fill="none"
        className="stroke-[oklch(0.97_0.012_105)]"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="12.5" r="2.5" className="fill-[oklch(0.83_0.145_82)]" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark />
      <span className="headline text-xl leading-none">Prancheta</span>
    </span>
  )
}

/** Which picture shows is decided by CSS: the server does not know the reader's theme. */
export function ThemeToggle() {
  return (
    <IconButton label="Alternar entre tema claro e escuro" {...THEME_TOGGLE}>
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </IconButton>
  )
}

export const CONTENT_ID = 'conteudo'

/** The first stop of the Tab key: past the menus, to what the page is about. */
export function SkipLink() {
  return (
    <a
      data-print="hide"
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-sm text-surface focus:translate-y-0"
    >
      Pular para o conteúdo
    </a>
  )
}

/** Outside the hook, because going from a public to a signed-in page replaces the whole shell around it. */
let shownPath: string | null = null

/** After a click to another page the focus goes to its content, as a full page load would do for screen readers. */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const isArrival = shownPath !== null && shownPath !== pathname
    shownPath = pathname
    if (isArrival && hash === '') content.current?.focus({ preventScroll: true })
  }, [pathname, hash, content])
}
