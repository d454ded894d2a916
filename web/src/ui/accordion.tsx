import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export type AccordionEntry = { id: string; title: string; content: ReactNode }

/** One entry is open at a time, as the specification asks of the questions page. */
export function Accordion({ entries }: { entries: readonly AccordionEntry[] }) {
  return (
    <BaseAccordion.Root className="divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <BaseAccordion.Item key={entry.id} value={entry.id}>
          <BaseAccordion.Header>
            <BaseAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-semibold text-base">
              {entry.title}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-muted transition-[rotate] duration-150 group-data-panel-open:rotate-45"
              />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className="h-[var(--accordion-panel-height)] overflow-hidden text-ink-muted transition-[height] duration-[160ms] data-ending-style:h-0 data-starting-style:h-0">
            <div className="max-w-prose pb-5">{entry.content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  )
}
