import { ImportView } from '#features/member/history/journal/exchange/import-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Importar apostas', { listed: false })
}

export default function JournalImportPage() {
  return <ImportView />
}
