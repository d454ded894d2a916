import { FinanceView } from '#features/admin/finance/finance-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Financeiro', { listed: false })
}

export default function AdminFinancePage() {
  return <FinanceView />
}
