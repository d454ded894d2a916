import { LEGS_MAX } from '@prancheta/core/combos/own/joint-match.ts'
import type { OwnCombo } from '@prancheta/core/combos/own/own-combo.ts'
import { ChevronUp, Layers } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatChance, formatOdd } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { contradictionWords, redundancyWords, trayNews } from './combo-words.ts'
import { type Tray, useTray } from './tray.ts'
import { TrayActions } from './tray-actions.tsx'
import { TrayBody } from './tray-body.tsx'

type Props = {
  analysis: ShownAnalysis
  tray: Tray
  /** Asks the talk about these legs; a pick's id. */
  onAsk: (combo: string, question: string) => void
  renderCard: ((combo: string) => ReactNode) | undefined
}

/**
 * 'Monte sua combinada': a sheet from below, at a desk in two columns and lower, so that no column of the page is covered. It
 * stands over the page without taking it: markets can be added while it is open. On a phone it is a bar until it is opened,
 * since the open sheet leaves few rows to add from.
 */
export function ComboTray({ analysis, tray, onAsk, renderCard }: Props) {
  const { legs, isOpen, combo, detailed, isBroken } = useTray(tray)
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => () => tray.leave(), [tray])

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
      {legs.length > 0 && <div aria-hidden="true" className="h-24" />}
      {legs.length > 0 && (
        <aside
          aria-label="Sua combinada"
          data-print="hide"
          onKeyDown={closeOnEscape}
          className={classes(
            'fixed inset-x-0 bottom-0 z-30 flex max-h-[78dvh] flex-col contain-content border-line-strong border-t bg-surface-raised shadow-soft',
            'lg:inset-x-6 lg:mx-auto lg:max-h-[46dvh] lg:max-w-6xl lg:rounded-t-card lg:border-x',
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
            <TrayHeading count={legs.length} combo={combo} isOpen={isOpen} />
            <ChevronUp
              aria-hidden="true"
              className={classes('ml-auto size-5 shrink-0 text-ink-muted transition-[rotate]', isOpen && 'rotate-180')}
            />
          </button>
          {isOpen && (
            <div
              id={panelId}
              className="grid gap-4 overflow-y-auto border-line border-t px-4 py-4 lg:block lg:columns-2 lg:gap-8 lg:*:mb-4 lg:*:break-inside-avoid"
            >
              {isBroken && <p className="text-sm">Este navegador não conseguiu calcular a combinada.</p>}
              {detailed && <TrayBody analysis={analysis} combo={detailed} tray={tray} />}
              {detailed && (
                <TrayActions analysis={analysis} combo={detailed} tray={tray} onAsk={onAsk} renderCard={renderCard} />
              )}
            </div>
          )}
        </aside>
      )}
    </>
  )
}

type HeadingProps = { count: number; combo: OwnCombo | null; isOpen: boolean }

/** What is wrong with the legs stands here too while the rest is closed: it is told at once. */
function TrayHeading({ count, combo, isOpen }: HeadingProps) {
  const trouble = isOpen || !combo ? null : (contradictionWords(combo) ?? redundancyWords(combo)[0])
  return (
    <span className="min-w-0 py-2">
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
      {trouble && <span className="mt-1 block text-xs">{trouble}</span>}
    </span>
  )
}
