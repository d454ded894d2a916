import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classes } from '#lib/page/classes.ts'
import { IconButton } from './icon-button.tsx'
import { pagesShown } from './pages-shown.ts'

type Props = { page: number; pageCount: number; onPageChange: (page: number) => void; label?: string }

export function Pagination({ page, pageCount, onPageChange, label = 'Páginas' }: Props) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-2 sm:justify-center">
      <IconButton label="Página anterior" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p className="text-ink-muted text-sm sm:hidden">
        Página {page} de {pageCount}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pagesShown(page, pageCount).map((shown) => (
          <li key={shown.key}>
            {shown.page === null ? (
              <span className="px-1 text-ink-muted">…</span>
            ) : (
              <PageButton page={shown.page} current={shown.page === page} onSelect={onPageChange} />
            )}
          </li>
        ))}
      </ol>
      <IconButton label="Próxima página" disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  )
}

type PageButtonProps = { page: number; current: boolean; onSelect: (page: number) => void }

function PageButton({ page, current, onSelect }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Página ${page}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => onSelect(page)}
      className={classes(
        'min-h-10 min-w-10 rounded-control px-2 font-semibold text-sm transition-colors',
        current ? 'bg-brand text-brand-ink' : 'hover:bg-surface-sunken',
      )}
    >
      {page}
    </button>
  )
}
