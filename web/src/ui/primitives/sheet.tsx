import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '#lib/page/classes.ts'
import { IconButton } from './button.tsx'

export type SheetProps = {
  title: string
  side?: 'left' | 'right'
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
  footer?: ReactNode
  width?: string
}

const SIDES = {
  left: 'left-0 border-r data-starting-style:-translate-x-6 data-ending-style:-translate-x-6',
  right: 'right-0 border-l data-starting-style:translate-x-6 data-ending-style:translate-x-6',
}

/** A panel from the side: menus and filters on a phone. */
export function Sheet({ title, side = 'right', trigger, open, onOpenChange, children, footer, width }: SheetProps) {
  return (
    <Dialog.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Dialog.Trigger render={trigger} />}
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          className={classes(
            'fixed inset-y-0 z-50 flex max-w-[calc(100vw-3rem)] flex-col border-line bg-surface-raised shadow-soft outline-none',
            'transition-[opacity,translate] duration-[160ms] data-ending-style:opacity-0 data-starting-style:opacity-0',
            width ?? 'w-80',
            SIDES[side],
          )}
        >
          <header className="flex h-16 shrink-0 items-center justify-between gap-3 border-line border-b pr-2 pl-5">
            <Dialog.Title className="headline text-lg">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label="Fechar" />}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </header>
          <div className="flex-1 overflow-y-auto p-3">{children}</div>
          {footer && <footer className="border-line border-t p-4">{footer}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
