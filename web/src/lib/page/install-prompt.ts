import { useSyncExternalStore } from 'react'

/** What Chromium browsers send when they would install the app; no other browser has it, so TypeScript does not either. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function setOffered(next: InstallPrompt | null): void {
  offered = next
  for (const notify of listeners) notify()
}

/** The browser asks once, early, on whatever page it is: kept until somebody opens the page that offers it. */
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!('prompt' in event)) return
    event.preventDefault()
    setOffered(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => setOffered(null))
}

/** Whether the browser offers to install the app now. */
export function useCanInstall(): boolean {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => offered !== null,
    () => false,
  )
}

/** Asks the person; an offer can be used once. */
export async function install(): Promise<'accepted' | 'dismissed'> {
  const prompt = offered
  setOffered(null)
  return prompt ? (await prompt.prompt()).outcome : 'dismissed'
}
