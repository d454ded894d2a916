export function meta() {
  return [{ title: 'Dashboard — Prancheta' }]
}

/** Runs in the browser only, so that the prerendered page is the shell and holds nobody's data. */
export async function clientLoader() {
  return null
}

clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <p>Carregando…</p>
}

export default function DashboardPage() {
  return (
    <main>
      <h1>Dashboard</h1>
    </main>
  )
}
