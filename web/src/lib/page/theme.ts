import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
/** What somebody asked for; the system's is the default. */
export type ThemeChoice = Theme | 'system'

const STORAGE_KEY = 'theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/**
 * Runs before the first paint, so nobody sees the other theme flash by. Its text must stay constant: the content
 * policy of a prerendered page knows it by its hash.
 */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem("${STORAGE_KEY}")}catch(e){}document.documentElement.dataset.theme=t==="dark"||t!=="light"&&matchMedia("${DARK_QUERY}").matches?"dark":"light"})()`

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/**
 * Shows the other theme. One that equals the system's is not stored but the key removed, so that
 * the page follows the system again: three states with one button.
 */
export function toggleTheme(): Theme {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark'
  chooseTheme(next === systemTheme() ? 'system' : next)
  return next
}

/** Shows and remembers a theme, or follows the system from here on. */
export function chooseTheme(choice: ThemeChoice): void {
  remember(choice === 'system' ? null : choice)
  document.documentElement.dataset.theme = choice === 'system' ? systemTheme() : choice
  for (const notify of listeners) notify()
}

/** What is chosen now, also when the button in the bar or another tab changes it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    subscribe,
    () => chosenTheme() ?? 'system',
    () => 'system',
  )
}

/**
 * Writes the theme on the page and follows the system and the other tabs. Returns the way to stop. It writes at once
 * because React forgets what THEME_SCRIPT wrote when it builds the document anew, as it does for the error page.
 */
export function followTheme(): () => void {
  const query = matchMedia(DARK_QUERY)
  const apply = () => {
    document.documentElement.dataset.theme = chosenTheme() ?? systemTheme()
  }
  const applyFromOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return
    apply()
    for (const notify of listeners) notify()
  }
  apply()
  query.addEventListener('change', apply)
  window.addEventListener('storage', applyFromOtherTab)
  return () => {
    query.removeEventListener('change', apply)
    window.removeEventListener('storage', applyFromOtherTab)
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function systemTheme(): Theme {
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

/** Null where nothing was chosen, or where the browser forbids storage. */
function chosenTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : null
  } catch {
    return null
  }
}

function remember(theme: Theme | null): void {
  try {
    if (theme === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
