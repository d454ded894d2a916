import { useState } from 'react'
import { flushSync } from 'react-dom'

/** The parts below the answer, in their order; the ids are those of their headings. */
export const PARTS = [
  { id: 'resultado-motivos', name: 'Por quê' },
  { id: 'resultado-mercados', name: 'Mercados' },
  { id: 'resultado-combinadas', name: 'Combinadas' },
  { id: 'resultado-graficos', name: 'Gráficos' },
  { id: 'resultado-times', name: 'Times' },
  { id: 'resultado-fontes', name: 'Fontes' },
] as const

export type PartId = (typeof PARTS)[number]['id']

const KEPT_AS = 'analysis-part'

/** Which part is open on a phone; the next result opens at the same one. */
export function useParts() {
  const [openPart, setOpenPart] = useState<PartId | null>(readKept)

  function open(id: PartId | null) {
    keep(id)
    // Drawn at once, because a part that is still closed cannot be scrolled to.
    flushSync(() => setOpenPart(id))
  }

  return {
    openPart,
    togglePart: (id: PartId) => open(id === openPart ? null : id),
    /** Shows a part and gives its heading the focus, so that reading goes on there. */
    goToPart(id: PartId) {
      open(id)
      const heading = document.getElementById(id)
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus({ preventScroll: true })
    },
  }
}

function readKept(): PartId | null {
  try {
    const kept = sessionStorage.getItem(KEPT_AS)
    return kept === '' ? null : (PARTS.find(({ id }) => id === kept)?.id ?? PARTS[0].id)
  } catch {
    return PARTS[0].id // no storage allowed
  }
}

function keep(id: PartId | null): void {
  try {
    sessionStorage.setItem(KEPT_AS, id ?? '')
  } catch {
    // Not remembered then.
  }
}
