import { data } from 'react-router'
import { NotFoundView } from '#features/everybody/shell/error-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Página não encontrada', { listed: false })
}

/** A page opened by its address answers 404, so that search engines forget it. */
export function loader() {
  return data(null, { status: 404 })
}

/** A link followed inside the app need not ask the server what we already know. */
export async function clientLoader() {
  return null
}

export default function NotFoundPage() {
  return <NotFoundView />
}
