/** Clubs of one country: the name we file a club under, and what else it is called. */
export type Clubs = ReadonlyMap<string, readonly string[]>

/** One club a line, our name first, the others behind bars: a table of facts reads best as one. */
export function readClubs(table: string): Clubs {
  const lines = table.split('\n').map((line) => line.split('|').map((name) => name.trim()))
  return new Map(lines.flatMap(([name, ...others]) => (name ? [[name, others] as const] : [])))
}
