import { SettingsView } from '#features/settings/settings-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Configurações', { listed: false })
}

export default function SettingsPage() {
  return <SettingsView />
}
