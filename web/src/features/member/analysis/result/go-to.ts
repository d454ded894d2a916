/** Shows a part of the result and gives its heading the focus, so that reading goes on there. */
export function goTo(headingId: string): void {
  const heading = document.getElementById(headingId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

export const MARKETS_HEADING = 'resultado-mercados'
export const COMBOS_HEADING = 'resultado-combinadas'
export const STUDY_HEADING = 'resultado-imagens'
export const TEAMS_HEADING = 'resultado-times'
export const SOURCES_HEADING = 'resultado-fontes'
