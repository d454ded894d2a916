import { useNavigation } from 'react-router'

/** A thin bar at the upper edge while the next page loads. It waits a moment, so that quick pages do not flicker. */
export function ProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label="Carregando página"
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-[enter_120ms_120ms_both] overflow-hidden bg-line"
    >
      <div className="h-full w-2/5 animate-[crossing_900ms_linear_infinite] bg-brand motion-reduce:w-full" />
    </div>
  )
}
