type Sides = { homeName: string; awayName: string }

/** Markets speak of 'mandante' and 'visitante'; which club that is, where the name says one of the two. */
export function sideOf(marketName: string, { homeName, awayName }: Sides): string | null {
  const isHome = /mandante/i.test(marketName)
  const isAway = /visitante/i.test(marketName)
  if (isHome === isAway) return null
  return isHome ? `Mandante: ${homeName}` : `Visitante: ${awayName}`
}
