import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './button.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }

/**
 * A dialog whose parts share its height: the whole screen on a phone, a tall board on a desk. What is in it, its header
 * first, exists only while it is open.
 */
export function TallDialog({ open, onOpenChange, children }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex justify-center sm:items-center sm:p-6">
          <Dialog.Popup
            ref={popup}
            // Where one writes; a finger would only get the keyboard over the rest.
            initialFocus={(how) => (how === 'touch' ? true : (popup.current?.querySelector('textarea') ?? true))}
            className="flex h-dvh w-full flex-col overflow-hidden border-line bg-surface-raised shadow-soft outline-none transition-[opacity,translate] duration-[160ms] data-ending-style:translate-y-3 data-starting-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:h-[min(46rem,90dvh)] sm:max-w-2xl sm:rounded-card sm:border"
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type HeaderProps = {
  title: string
  description: string
  /** Beside the button that closes. */
  actions?: ReactNode
}

export function TallDialogHeader({ title, description, actions }: HeaderProps) {
  return (
    <header className="flex items-start justify-between gap-2 border-line border-b py-2 pr-2 pl-4 sm:pl-5">
      <div className="min-w-0 py-1">
        <Dialog.Title className="headline truncate text-lg">{title}</Dialog.Title>
        <Dialog.Description className="text-ink-muted text-xs">{description}</Dialog.Description>
      </div>
      <div className="flex shrink-0 items-center">
        {actions}
        <Dialog.Close render={<IconButton label="Fechar" />}>
          <X aria-hidden="true" />
        </Dialog.Close>
      </div>
    </header>
  )
}
