import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type AccordionEntry = { id: string; title: string; content: ReactNode }

/**
 * One entry is open at a time, as the specification asks of the questions page. The browser's own element does it:
 * it opens without a script, search on the page finds closed entries, and a link to an entry's id can lead to it.
 */
export function Accordion({ entries }: { entries: readonly AccordionEntry[] }) {
  const group = useId()
  return (
    <div className="divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <details key={entry.id} id={entry.id} name={group} className="accordion-entry group scroll-mt-24">
          <summary className="flex min-h-14 w-full list-none items-center justify-between gap-4 py-3 text-left font-semibold text-base">
            {entry.title}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-muted transition-[rotate] duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose pb-5 text-ink-muted">{entry.content}</div>
        </details>
      ))}
    </div>
  )
}
