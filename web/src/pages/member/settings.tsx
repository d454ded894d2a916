import { LimitsCard } from '#features/member/own-limits/limits-card.tsx'
import { OwnPageBar } from '#features/member/publish/own-page-bar.tsx'
import { SettingsView } from '#features/member/settings/settings-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Configurações', { listed: false })
}

export default function SettingsPage() {
  return <SettingsView limits={<LimitsCard />} ownPage={<OwnPageBar />} />
}
