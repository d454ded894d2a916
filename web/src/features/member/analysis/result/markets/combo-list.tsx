import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { COMBO_BANDS, type ComboBand, noComboNote } from '@prancheta/core/combos/bands.ts'
import { LEGS_MAX } from '@prancheta/core/combos/own/joint-match.ts'
import type { ShownAnalysis, ShownCombo } from '#domain/analysis/shown-analysis.ts'
import { formatChance, formatOdd } from '#lib/format/format.ts'
import { PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Term } from '#ui/product/term.tsx'
import { Figure } from '../figures.tsx'
import { OfferField } from '../offer-field.tsx'
import { PartFrame } from '../part-frame.tsx'

/** Options A to D. Where the match has none for a band, its place says so. */
export function ComboList({ analysis: { combos, comboNotes, joint } }: { analysis: ShownAnalysis }) {
  const placed = new Set(COMBO_BANDS.map(noComboNote))
  const others = comboNotes.filter((note) => !placed.has(note))
  return (
    <PartFrame
      id="resultado-combinadas"
      title="Combinadas"
      lead={
        <>
          Cada <Term id="combo">combinada</Term> é lida do mesmo mapa de placares: a chance é a de tudo acontecer junto,
          nunca a multiplicação.
        </>
      }
    >
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
      <p className="text-ink-muted text-sm">
        {joint === null
          ? analysisWords.comboTooOld
          : `Para montar a sua, toque no + ao lado de qualquer mercado: até ${LEGS_MAX} pernas desta partida, com a chance de tudo acontecer junto na hora.`}
      </p>
      {others.map((note) => (
        <p key={note} className="text-ink-muted text-sm">
          {note}
        </p>
      ))}
    </PartFrame>
  )
}

function ComboCard({ combo }: { combo: ShownCombo }) {
  const { option, name, targetDesc, combinedOdd, chance, legs, reasoning, productOfOdds } = combo
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <ComboHeader option={option} name={name} targetDesc={targetDesc} />
      <dl className="grid grid-cols-2 gap-4">
        <Figure label="Chance conjunta" value={formatChance(chance)} />
        <Figure label={<Term id="fairOdd">Odd justa combinada</Term>} value={formatOdd(combinedOdd)} />
      </dl>
      <ol className="grid gap-1.5 text-sm">
        {legs.map((leg) => (
          <li key={leg.id} className="flex items-baseline justify-between gap-4 border-line border-t pt-1.5">
            <span className="min-w-0 break-words">{leg.name}</span>
            <span className="shrink-0 text-right text-ink-muted">
              <span className="figures text-ink">{formatChance(leg.chance)}</span>
              {leg.odd === null ? ' · sem odd real' : ` · odd ${formatOdd(leg.odd)}`}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-ink-muted text-sm">{reasoning}</p>
      {productOfOdds !== null && (
        <p className="text-ink-muted text-xs">
          As odds reais multiplicadas dão {formatOdd(productOfOdds)}, só para comparar: na mesma partida nenhuma casa
          paga isso.
        </p>
      )}
      {combo.hasEstimatedOdds && (
        <p>
          <Badge>Com perna sem odd real</Badge>
        </p>
      )}
      <div className="mt-auto border-line border-t pt-4">
        <OfferField id={`combo.${option}`} name={`combinada ${option}`} chance={chance} fairOdd={combinedOdd} />
      </div>
    </article>
  )
}

/** Nothing fits the band in this match: said in its place. */
function EmptyCombo({ band, note }: { band: ComboBand; note: string }) {
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-card border border-line-strong border-dashed p-4 sm:p-5">
      <ComboHeader option={band.option} name={band.name} targetDesc={band.targetDesc} />
      <p className="text-sm">{note}</p>
      <PitchLines view="box" className="mt-auto -mb-5 w-full rotate-180 max-md:hidden" />
    </article>
  )
}

function ComboHeader({ option, name, targetDesc }: Pick<ShownCombo, 'option' | 'name' | 'targetDesc'>) {
  return (
    <header className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="figures flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-brand text-brand text-lg"
      >
        {option}
      </span>
      <div className="min-w-0">
        <h4 className="headline text-lg">
          <span className="sr-only">Opção {option}: </span>
          {name}
        </h4>
        <p className="text-ink-muted text-xs">{targetDesc}</p>
      </div>
    </header>
  )
}
