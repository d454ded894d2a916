import { COMBO_BANDS, noComboNote } from '@prancheta/core/combos/bands.ts'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { Term } from '#ui/product/term.tsx'
import { COMBOS_HEADING } from '../go-to.ts'
import { PartHeading } from '../part-heading.tsx'
import { ComboCard, EmptyCombo } from './combo-card.tsx'

/** Options A to D. Where the match has none for a band, its place says so. */
export function ComboList({ analysis: { combos, comboNotes } }: { analysis: ShownAnalysis }) {
  const placed = new Set(COMBO_BANDS.map(noComboNote))
  const others = comboNotes.filter((note) => !placed.has(note))
  return (
    <section aria-labelledby={COMBOS_HEADING} className="grid gap-4">
      <PartHeading
        id={COMBOS_HEADING}
        title="Combinadas"
        lead={
          <>
            Cada <Term id="combo">combinada</Term> é lida do mesmo mapa de placares: a chance é a de tudo acontecer
            junto, nunca a multiplicação.
          </>
        }
      />
      <div className="grid gap-4 md:grid-cols-2">
        {COMBO_BANDS.map((band) => {
          const combo = combos[band.option]
          return combo ? (
            <ComboCard key={band.option} combo={combo} />
          ) : (
            <EmptyCombo key={band.option} band={band} note={noComboNote(band)} />
          )
        })}
      </div>
      {others.map((note) => (
        <p key={note} className="text-ink-muted text-sm">
          {note}
        </p>
      ))}
    </section>
  )
}
