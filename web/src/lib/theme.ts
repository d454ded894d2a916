export type Theme = 'light' | 'dark'

const STORAGE_KEY = 'theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'

/**
 * Runs before the first paint, so nobody sees the other theme flash by. Its text must stay constant: the content
 * policy of a prerendered page knows it by its hash.
 */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem("${STORAGE_KEY}")}catch(e){}document.documentElement.dataset.theme=t==="dark"||t!=="light"&&matchMedia("${DARK_QUERY}").matches?"dark":"light"})()`

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/**
 * Shows the other theme. One that equals the system's is not stored but the key removed, so that
 * the page follows the system again: three states with one button.
 */
export function toggleTheme(): Theme {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark'
  remember(next === systemTheme() ? null : next)
  document.documentElement.dataset.theme = next
  return next
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
    if (event.key === STORAGE_KEY || event.key === null) apply()
  }
  apply()
  query.addEventListener('change', apply)
  window.addEventListener('storage', applyFromOtherTab)
  return () => {
    query.removeEventListener('change', apply)
    window.removeEventListener('storage', applyFromOtherTab)
  }
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
