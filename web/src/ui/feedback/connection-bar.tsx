import { Wifi, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import { formatTime } from '#lib/format/format.ts'
import { type Connection, useConnection, watchConnection } from '#lib/offline/connection.ts'
import { classes } from '#lib/page/classes.ts'

/** Says on an open page that the line to the server dropped, since when, and that it is back. Nothing while it is there. `below`: where the bar above it ends. */
export function ConnectionBar({ below }: { below: 'top-14' | 'top-16' }) {
  const connection = useConnection()
  useEffect(() => watchConnection(() => void queryClient.invalidateQueries()), [])
  useWholePages(connection.state === 'gone')
  return (
    <div role="status" data-print="hide" className={classes('sticky z-20', below)}>
      {connection.state !== 'there' && (
        <p className="flex min-h-10 items-center justify-center gap-2.5 border-line border-b bg-warn-soft px-4 py-1.5 text-ink text-sm">
          {connection.state === 'gone' ? (
            <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warn" />
          ) : (
            <Wifi aria-hidden="true" className="size-4 shrink-0 text-good" />
          )}
          <span>{wordsFor(connection)}</span>
        </p>
      )}
    </div>
  )
}

export function wordsFor(connection: Connection): string {
  if (connection.state === 'there') return ''
  if (connection.state === 'back') return 'Conexão de volta. Atualizando o que está na tela.'
  return `Sem conexão desde ${formatTime(connection.since)}. O que você vê é de antes.`
}

/**
 * While the line is gone, links open whole pages: the service worker then shows what is kept of the place that was
 * wanted. A page of the app whose code was not fetched yet could not open, and the router would load the old one again.
 */
function useWholePages(isGone: boolean): void {
  useEffect(() => {
    if (!isGone || !navigator.serviceWorker?.controller) return
    function openWhole(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || link.target !== '' || link.hasAttribute('download')) return
      if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return
      event.preventDefault()
      window.location.assign(link.href)
    }
    document.addEventListener('click', openWhole, { capture: true })
    return () => document.removeEventListener('click', openWhole, { capture: true })
  }, [isGone])
}
