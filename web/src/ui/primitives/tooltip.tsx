import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

type Props = { text: ReactNode; children: ReactElement }

/** Names a picture or adds a detail. Never the only place of something needed: fingers do not hover. */
export function Tooltip({ text, children }: Props) {
  return (
    <BaseTooltip.Provider delay={300}>
      <BaseTooltip.Root>
        <BaseTooltip.Trigger render={children} />
        <BaseTooltip.Portal>
          <BaseTooltip.Positioner sideOffset={6} className="z-50">
            <BaseTooltip.Popup className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 font-medium text-surface text-xs shadow-soft transition-opacity duration-[120ms] data-ending-style:opacity-0 data-starting-style:opacity-0">
              {text}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </BaseTooltip.Provider>
  )
}
