import { InstallView } from '#features/member/install/install-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Instalar o aplicativo', { listed: false })
}

export default function InstallPage() {
  return <InstallView />
}
