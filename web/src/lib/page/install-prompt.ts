import { useSyncExternalStore } from 'react'

/** What Chromium browsers send when they would install the app; no other browser has it, so TypeScript does not either. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** installed: from this page, since it was opened. running: this window is the installed app. */
export type InstallState = 'unknown' | 'offered' | 'installed' | 'running'

let offered: InstallPrompt | null = null
let isInstalled = false
const listeners = new Set<() => void>()

function change(offer: InstallPrompt | null, installed: boolean): void {
  offered = offer
  isInstalled = installed
  for (const notify of listeners) notify()
}

/** The browser asks once, early, on whatever page it is: kept until somebody opens the page that offers it. */
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!('prompt' in event)) return
    event.preventDefault()
    // Offered again: the app was taken off the device meanwhile.
    change(event as InstallPrompt, false)
  })
  window.addEventListener('appinstalled', () => change(null, true))
}

/** Where the installation on this device stands. */
export function useInstallState(): InstallState {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    currentState,
    () => 'unknown',
  )
}

function currentState(): InstallState {
  if (window.matchMedia('(display-mode: standalone)').matches) return 'running'
  if (isInstalled) return 'installed'
  return offered === null ? 'unknown' : 'offered'
}

/** Asks the person; an offer can be used once. */
export async function install(): Promise<void> {
  const prompt = offered
  if (!prompt) return
  const { outcome } = await prompt.prompt()
  change(null, outcome === 'accepted')
}
