import { StatementView } from '#features/member/history/journal/exchange/statement-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Extrato anual', { listed: false })
}

export default function JournalStatementPage() {
  return <StatementView />
}
