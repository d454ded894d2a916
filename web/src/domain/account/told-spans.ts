/** How many whole spans of which length somebody has been told of. */
export type Told = { span: number | null; spans: number }

/**
 * What counts as told now: what was full before the page opened was told there, and a new day or another span begins its count where it
 * stands.
 */
export function toldSpans(told: Told | null, now: Told): Told {
  return told === null || told.span !== now.span || now.spans < told.spans ? now : told
}
