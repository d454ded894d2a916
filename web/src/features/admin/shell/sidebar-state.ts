const COOKIE = 'sidebar_state'
const SEVEN_DAYS_S = 7 * 24 * 60 * 60

/** Whether the admin left the sidebar open; open for somebody new. */
export function isSidebarRemembered(cookies: string): boolean {
  return !cookies.split('; ').includes(`${COOKIE}=false`)
}

export function rememberSidebar(open: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${COOKIE}=${open}; path=/admin; max-age=${SEVEN_DAYS_S}; samesite=lax`
}
