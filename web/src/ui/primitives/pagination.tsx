import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classes } from '#lib/page/classes.ts'
import { Button, IconButton } from './button.tsx'

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

/** `page` is null where pages were left out. */
type PageShown = { key: string; page: number | null }

/** The first, the last and the neighbours of the current page: 1 … 4 5 6 … 12. */
export function pagesShown(current: number, count: number): PageShown[] {
  const wanted = new Set([1, count, current - 1, current, current + 1])
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  return pages.flatMap((page, index): PageShown[] => {
    const previous = pages[index - 1] ?? page - 1
    const row = { key: String(page), page }
    if (page - previous === 1) return [row]
    // A gap of one page takes as much room as its number.
    if (page - previous === 2) return [{ key: String(page - 1), page: page - 1 }, row]
    return [{ key: `gap-${page}`, page: null }, row]
  })
}

type LoadMoreProps = { list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void } }

/** The end of a list that goes on: one press brings the next page. Nothing where the list is whole. */
export function LoadMore({ list }: LoadMoreProps) {
  if (!list.hasMore) return null
  return (
    <div className="flex justify-center p-4">
      <Button variant="secondary" busy={list.isLoadingMore} onClick={list.loadMore}>
        Carregar mais
      </Button>
    </div>
  )
}
