import { ChooseUser } from '#features/admin/support/choose-user.tsx'
import { TipstersView } from '#features/admin/tipsters/tipsters-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Tipsters', { listed: false })
}

export default function AdminTipstersPage() {
  return <TipstersView chooseUser={(props) => <ChooseUser {...props} />} />
}
