import { LEGS_MAX } from '@prancheta/core/combos/own/joint-match.ts'
import type { OwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { ChevronUp, Layers } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatChance, formatOdd } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { trayNews } from './combo-words.ts'
import { type Tray, useTray } from './tray.ts'
import { TrayActions } from './tray-actions.tsx'
import { TrayBody } from './tray-body.tsx'
import { useOwnCombo } from './use-own-combo.ts'

type Props = {
  analysis: ShownAnalysis
  tray: Tray
  /** Asks the talk about these legs; a pick's id. */
  onAsk: (combo: string, question: string) => void
  renderCard: ((combo: string) => ReactNode) | undefined
}

/**
 * 'Monte sua combinada': at a desk a panel beside the page, on a phone a sheet from below. It stands over the page without taking
 * it: markets can be added while it is open.
 */
export function ComboTray({ analysis, tray, onAsk, renderCard }: Props) {
  const { legs, isOpen } = useTray(tray)
  const { combo, isBroken } = useOwnCombo(analysis.joint, legs)
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)

  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    tray.setOpen(false)
    toggle.current?.focus()
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {combo && trayNews(combo)}
      </p>
      {/* The page's last lines must not end behind the bar. */}
      {legs.length > 0 && <div aria-hidden="true" className="h-16 lg:hidden" />}
      {legs.length > 0 && (
        <aside
          aria-label="Sua combinada"
          data-print="hide"
          data-tray={isOpen ? 'open' : 'closed'}
          onKeyDown={closeOnEscape}
          className={classes(
            'fixed inset-x-0 bottom-0 z-30 flex max-h-[78dvh] flex-col border-line-strong border-t bg-surface-raised shadow-soft',
            'lg:inset-x-auto lg:right-6 lg:bottom-6 lg:max-h-[calc(100dvh-8rem)] lg:w-104 lg:rounded-card lg:border',
          )}
        >
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => tray.setOpen(!isOpen)}
            className="flex min-h-14 shrink-0 items-center gap-3 px-4 text-left -outline-offset-2 hover:bg-surface-sunken"
          >
            <Layers aria-hidden="true" className="size-5 shrink-0 text-brand" />
            <TrayHeading count={legs.length} combo={combo} />
            <ChevronUp
              aria-hidden="true"
              className={classes('ml-auto size-5 shrink-0 text-ink-muted transition-[rotate]', isOpen && 'rotate-180')}
            />
          </button>
          {isOpen && (
            <div id={panelId} className="grid gap-4 overflow-y-auto border-line border-t px-4 py-4">
              {isBroken && <p className="text-sm">Este navegador não conseguiu calcular a combinada.</p>}
              {combo && <TrayBody analysis={analysis} combo={combo} tray={tray} />}
              {combo && (
                <TrayActions analysis={analysis} combo={combo} tray={tray} onAsk={onAsk} renderCard={renderCard} />
              )}
            </div>
          )}
        </aside>
      )}
    </>
  )
}

function TrayHeading({ count, combo }: { count: number; combo: OwnCombo | null }) {
  return (
    <span className="min-w-0">
      <span className="headline block text-lg leading-tight">Sua combinada</span>
      <span className="block text-ink-muted text-xs">
        {count} de {LEGS_MAX} pernas
        {combo && combo.fairOdd !== null && (
          <>
            {' · '}
            <span className="figures text-ink">{formatChance(combo.chance)}</span> · odd justa{' '}
            <span className="figures text-ink">{formatOdd(combo.fairOdd)}</span>
          </>
        )}
      </span>
    </span>
  )
}
