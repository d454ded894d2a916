import { ANALYSIS_PARTS, type AnalysisPart } from '@prancheta/core/checking/telling/place-of.ts'
import { useEffect, useRef } from 'react'
import type { PartId } from './parts.ts'

/** A market's id, or a part's name after a #, asked for from outside; asked for again, it is another object. */
export type WantedPlace = { place: string }

const SHOWN_IN: Readonly<Record<AnalysisPart, PartId>> = {
  clubs: 'resultado-times',
  combos: 'resultado-combinadas',
  scores: 'resultado-graficos',
}

/** Opens the part that is asked for and gives its heading the focus. Markets are the list's own. */
export function useWantedPart(wanted: WantedPlace | null, goToPart: (id: PartId) => void): void {
  const seen = useRef<WantedPlace | null>(null)
  useEffect(() => {
    if (!wanted || seen.current === wanted) return
    seen.current = wanted
    const part = ANALYSIS_PARTS.find((name) => wanted.place === `#${name}`)
    // A frame later, because the talk that closed gives the focus back to the button that opened it.
    if (part) requestAnimationFrame(() => goToPart(SHOWN_IN[part]))
  })
}
