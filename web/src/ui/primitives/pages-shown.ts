/** `page` is null where pages were left out. */
export type PageShown = { key: string; page: number | null }

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
