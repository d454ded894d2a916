import { useState } from 'react'
import { useLocation } from 'react-router'
import { AnalysesView } from '#features/analyses/analyses-view.tsx'
import { isOwnStep } from '#features/analyses/use-place.ts'
import { pageMeta } from '#lib/page-meta.ts'

export function meta() {
  return pageMeta('Análises', { listed: false })
}

export default function AnalysesPage() {
  return <AnalysesView key={useVisit()} />
}

/** A link that leads here begins anew; the address that only follows what is shown does not. */
function useVisit(): string {
  const { key, state } = useLocation()
  const [visit, setVisit] = useState(key)
  if (!isOwnStep(state) && visit !== key) setVisit(key)
  return visit
}
