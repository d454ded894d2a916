import { Popover } from '@base-ui/react/popover'
import { TERMS, type TermId } from '@prancheta/core/glossary/terms.ts'
import type { ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'
import { POPUP } from '#ui/forms/control-style.ts'

/** A word of the trade that explains itself on hover, click, touch or Enter, with the glossary's sentence. */
export function Term({ id, children }: { id: TermId; children?: ReactNode }) {
  const { word, meaning } = TERMS[id]
  return (
    <Popover.Root>
      <Popover.Trigger
        openOnHover
        delay={200}
        className="rounded-mark underline decoration-dotted decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {children ?? word}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={16} className="z-50">
          <Popover.Popup className={classes(POPUP, 'w-72 max-w-[calc(100vw-2rem)] p-4')}>
            <Popover.Title className="headline text-base">{word}</Popover.Title>
            <Popover.Description className="mt-1 text-ink-muted text-sm">{meaning}</Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
