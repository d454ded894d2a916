import { useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'
/** What somebody asked for; the system's is the default. */
export type ThemeChoice = Theme | 'system'

const STORAGE_KEY = 'theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** On whatever toggles the theme when pressed. THEME_SCRIPT hears it, so that a press before React is awake counts too. */
export const THEME_TOGGLE = { 'data-theme-toggle': '' } as const

/** Told on the window when the toggle was pressed. */
const TOGGLED = 'theme-toggled'

/**
 * Runs before the first paint, so nobody sees the other theme flash by, and shows the other theme when the toggle is
 * pressed. A theme that equals the system's is not stored but the key removed, so that the page follows the system again:
 * three states with one button. Its text must stay constant: the content policy of a prerendered page knows it by its hash.
 */
export const THEME_SCRIPT = `(function(){
var key="${STORAGE_KEY}",t
function system(){return matchMedia("${DARK_QUERY}").matches?"dark":"light"}
function show(theme){document.documentElement.dataset.theme=theme}
try{t=localStorage.getItem(key)}catch(e){}
show(t==="dark"||t==="light"?t:system())
addEventListener("click",function(e){
if(!(e.target instanceof Element&&e.target.closest("[data-theme-toggle]")))return
var next=document.documentElement.dataset.theme==="dark"?"light":"dark"
try{next===system()?localStorage.removeItem(key):localStorage.setItem(key,next)}catch(e){}
show(next)
dispatchEvent(new Event("${TOGGLED}"))
})
})()`

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
  window.addEventListener(TOGGLED, notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener(TOGGLED, notify)
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
