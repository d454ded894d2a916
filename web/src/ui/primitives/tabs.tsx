import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean }

type Props = {
  label: string
  tabs: readonly Tab[]
  initial?: string
  /** Which one is open, where the page decides it. */
  value?: string
  onValueChange?: (id: string) => void
}

export function Tabs({ label, tabs, initial, value, onValueChange }: Props) {
  const open = value === undefined ? { defaultValue: initial ?? tabs[0]?.id ?? null } : { value }
  return (
    <BaseTabs.Root {...open} onValueChange={(id: string) => onValueChange?.(id)}>
      {/* Many tabs scroll inside their own line, never the page. */}
      <BaseTabs.List
        aria-label={label}
        className="fading-ends flex overflow-x-auto sm:gap-1 border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            value={tab.id}
            disabled={tab.disabled ?? false}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2 font-semibold text-ink-muted text-sm -outline-offset-2 transition-colors sm:px-3 hover:text-ink data-active:border-brand data-disabled:opacity-50 data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className="rounded-control pt-4">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
