import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Button, IconButton } from './button.tsx'

type Props = {
  title: string
  description?: ReactNode
  /** The button that opens it; without one it is opened through `open`. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  actions?: ReactNode
  /** False: only what it offers leads on. */
  mayClose?: boolean
  children?: ReactNode
}

/** Where a form begins; a finger would only get the keyboard over the rest. */
const FIELDS = 'input:not([disabled]), textarea, select'

/** On a phone it rises from the lower edge, on a desk it stands in the middle. */
export function Dialog({ title, description, trigger, open, onOpenChange, actions, mayClose = true, children }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <BaseDialog.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <BaseDialog.Popup
            ref={popup}
            initialFocus={(how) =>
              how === 'touch' ? true : (popup.current?.querySelector<HTMLElement>(FIELDS) ?? true)
            }
            className="flex max-h-[88dvh] w-full flex-col rounded-t-card border border-line bg-surface-raised shadow-soft outline-none transition-[opacity,translate] duration-[160ms] data-ending-style:translate-y-3 data-starting-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:max-w-lg sm:rounded-card"
          >
            <header className="flex items-start justify-between gap-3 px-5 pt-4">
              <div className="min-w-0 pt-1.5">
                <BaseDialog.Title className="headline text-xl [overflow-wrap:anywhere]">{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1 text-ink-muted text-sm">{description}</BaseDialog.Description>
                )}
              </div>
              {mayClose && (
                <BaseDialog.Close render={<IconButton label="Fechar" className="-mr-2" />}>
                  <X aria-hidden="true" />
                </BaseDialog.Close>
              )}
            </header>
            <div className="overflow-y-auto p-5">{children}</div>
            {actions && (
              <footer className="flex flex-col-reverse gap-2 border-line border-t p-4 sm:flex-row sm:justify-end sm:px-5">
                {actions}
              </footer>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** Wraps a button of the dialog that also closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <BaseDialog.Close render={children} />
}

type ConfirmDialogProps = {
  title: string
  description: string
  /** The verb that is about to happen, on the button that does it. */
  verb: string
  isDangerous?: boolean
  busy: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something is done that others notice. */
export function ConfirmDialog({ verb, isDangerous = false, busy, onConfirm, children, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Cancelar</Button>
          </DialogClose>
          <Button variant={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

type TallDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Once it is gone and the page behind it can be scrolled again. */
  onClosed?: () => void
  children: ReactNode
}

/**
 * A dialog whose parts share its height: the whole screen on a phone, a tall board on a desk. What is in it, its header
 * first, exists only while it is open.
 */
export function TallDialog({ open, onOpenChange, onClosed, children }: TallDialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.()
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex justify-center sm:items-center sm:p-6">
          <BaseDialog.Popup
            ref={popup}
            // Where one writes; a finger would only get the keyboard over the rest.
            initialFocus={(how) => (how === 'touch' ? true : (popup.current?.querySelector('textarea') ?? true))}
            className="flex h-dvh w-full flex-col overflow-hidden border-line bg-surface-raised shadow-soft outline-none transition-[opacity,translate] duration-[160ms] data-ending-style:translate-y-3 data-starting-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:h-[min(46rem,90dvh)] sm:max-w-2xl sm:rounded-card sm:border"
          >
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

type HeaderProps = {
  title: ReactNode
  description: ReactNode
  /** Beside the button that closes. */
  actions?: ReactNode
}

export function TallDialogHeader({ title, description, actions }: HeaderProps) {
  return (
    <header className="flex items-start justify-between gap-2 border-line border-b py-2 pr-2 pl-4 sm:pl-5">
      <div className="min-w-0 py-1">
        <BaseDialog.Title className="headline truncate text-lg">{title}</BaseDialog.Title>
        <BaseDialog.Description className="text-ink-muted text-xs">{description}</BaseDialog.Description>
      </div>
      <div className="flex shrink-0 items-center">
        {actions}
        <BaseDialog.Close render={<IconButton label="Fechar" />}>
          <X aria-hidden="true" />
        </BaseDialog.Close>
      </div>
    </header>
  )
}
