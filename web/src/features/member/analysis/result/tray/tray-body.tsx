import { resultWords } from '@prancheta/contract/analysis/result-words.ts'
import type { OwnCombo, OwnLeg } from '@prancheta/core/combos/own/own-combo.ts'
import { X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatChance, formatOdd, UNKNOWN } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Term } from '#ui/product/term.tsx'
import { Figure } from '../figures.tsx'
import { OfferField } from '../offer-field.tsx'
import { contradictionWords, measuredNotes, multiplyingWords, REFUND_NOTE, redundancyWords } from './combo-words.ts'
import type { Tray } from './tray.ts'

/** A share below this is not worth a sentence. */
const REFUND_MIN = 0.0005

/** Always the same: a word that explains itself takes longer to draw anew than all figures. */
const FAIR_ODD = <Term id="fairOdd">Odd justa combinada</Term>

type Props = { analysis: ShownAnalysis; combo: OwnCombo; tray: Tray }

/** The price of the legs in the tray, what each of them costs, and what is wrong with them. Drawn once a price. */
export const TrayBody = memo(function TrayBody({ analysis, combo, tray }: Props) {
  const contradiction = contradictionWords(combo)
  const multiplying = multiplyingWords(combo)
  return (
    <>
      {contradiction ? (
        <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-sm">
          {contradiction}
        </p>
      ) : (
        <dl className="grid grid-cols-2 gap-4">
          <Figure label="Chance conjunta" value={formatChance(combo.chance)} />
          <Figure label={FAIR_ODD} value={combo.fairOdd === null ? UNKNOWN : formatOdd(combo.fairOdd)} />
        </dl>
      )}
      <ul>
        {combo.legs.map((leg, place) => (
          <LegRow
            key={leg.id}
            leg={leg}
            combo={combo}
            tray={tray}
            isCostliest={!contradiction && place === combo.costliest}
          />
        ))}
      </ul>
      {redundancyWords(combo).map((words) => (
        <Note key={words}>{words}</Note>
      ))}
      {multiplying && <p className="text-ink-muted text-sm">{multiplying}</p>}
      {combo.refunded > REFUND_MIN && (
        <p className="text-ink-muted text-xs">
          Em média, {formatChance(combo.refunded)} da aposta volta sem ser decidida. {REFUND_NOTE}
        </p>
      )}
      {measuredNotes(combo).map((words) => (
        <p key={words} className="text-ink-muted text-xs">
          {words}
        </p>
      ))}
      {combo.legs.length === 1 && <Note>Adicione mais uma perna: uma combinada tem pelo menos duas.</Note>}
      {combo.legs.length > 1 && !contradiction && <Offer analysis={analysis} combo={combo} />}
    </>
  )
})

const Note = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control bg-info-soft px-3 py-2 text-sm">{children}</p>
)

type LegProps = { leg: OwnLeg; combo: OwnCombo; tray: Tray; isCostliest: boolean }

function LegRow({ leg, combo, tray, isCostliest }: LegProps) {
  const isRedundant = combo.redundant.some((one) => one.leg === leg.id)
  return (
    <li className="flex items-center gap-2 border-line border-t py-1 first:border-t-0">
      <span className="min-w-0 flex-1 text-sm">
        <span className="break-words font-medium">{leg.name}</span>
        <span className="block text-ink-muted text-xs">
          sozinha <span className="figures">{formatChance(leg.chance)}</span>
          {combo.legs.length > 1 && (
            <>
              {' '}
              · sem ela seria <span className="figures">{formatChance(leg.without)}</span>
            </>
          )}
        </span>
        {isCostliest && <Badge tone="warn">A que mais custa</Badge>}
        {isRedundant && <Badge tone="info">Redundante</Badge>}
      </span>
      <IconButton label={`Tirar ${leg.name}`} onClick={() => tray.toggleLeg(leg.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Once the match has begun nothing is priced any more. */
function Offer({ analysis, combo }: { analysis: ShownAnalysis; combo: OwnCombo }) {
  if (analysis.hasStarted)
    return <p className="text-ink-muted text-sm">{resultWords.hasBegun}: sem odd, edge ou stake.</p>
  const id = `combo.${combo.legs.map((leg) => leg.id).join()}`
  return (
    <div className="border-line border-t pt-4">
      <OfferField id={id} name="sua combinada" chance={combo.chance} fairOdd={combo.fairOdd} />
    </div>
  )
}
