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
