import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { classes } from '#lib/page/classes.ts'
import { showToastsWith, type ToastKind } from '#lib/page/toast.ts'
import { buttonClasses, IconButton } from '#ui/primitives/button.tsx'

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info }
const TONES = { success: 'text-good', error: 'text-bad', info: 'text-info' }

/** Shows what `toast` says. Loaded with the first message. Errors are announced at once, the rest when it suits. */
export function Toaster() {
  return (
    <Toast.Provider limit={2} timeout={6000}>
      <Receiver />
      <Toast.Portal>
        <Toast.Viewport
          ref={makeRoom}
          aria-label="Avisos"
          data-print="hide"
          // A notice covers neither what it speaks of nor what comes next. On a phone, and beside a talk, it stands under
          // the top bar and the page gives way. Else at a desk it stands where nothing is done, below left.
          className="fixed inset-x-2 top-16 z-50 flex flex-col gap-1.5 sm:inset-x-4 sm:top-auto sm:bottom-4 sm:w-96 sm:[body:has([data-composer])_&]:top-16 sm:[body:has([data-composer])_&]:bottom-auto sm:[body:has([data-composer])_&]:mx-auto"
        >
          <Messages />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Tells the page how much room the notices take (base.css lets it give way). */
function makeRoom(viewport: HTMLElement | null): (() => void) | undefined {
  if (viewport === null) return
  const root = document.documentElement.style
  const watch = new ResizeObserver(() => root.setProperty('--notice-room', `${viewport.offsetHeight}px`))
  watch.observe(viewport)
  return () => {
    watch.disconnect()
    root.removeProperty('--notice-room')
  }
}

function Receiver() {
  const { add } = Toast.useToastManager()
  useEffect(
    () =>
      showToastsWith(({ kind, title, description, action }) => {
        add({
          // The same words again are the same notice, shown a while longer.
          id: `${kind}: ${title}`,
          type: kind,
          title,
          description,
          priority: kind === 'error' ? 'high' : 'low',
          ...(action ? { actionProps: { children: action.label, onClick: action.onClick } } : {}),
        })
      }),
    [add],
  )
  return null
}

function Messages() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => {
    const kind = kindOf(toast.type)
    const Icon = ICONS[kind]
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'up', 'down']}
        className="rounded-card border border-line bg-surface-raised shadow-soft transition-[opacity,translate] duration-[160ms] data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-start gap-3 py-0.5 pr-1 pl-3 sm:py-2 sm:pr-2 sm:pl-4">
          <Icon aria-hidden="true" className={classes('mt-2.5 size-5 shrink-0', TONES[kind])} />
          <div className="min-w-0 flex-1 py-2">
            <Toast.Title className="break-words font-semibold text-sm" />
            <Toast.Description className="mt-0.5 break-words text-ink-muted text-sm" />
            {toast.actionProps && <Toast.Action className={buttonClasses('secondary', 'sm', 'mt-2')} />}
          </div>
          {/* The library hides it from readers until the notices are unfolded; ours always are. */}
          <Toast.Close aria-hidden={false} render={<IconButton label="Fechar aviso" />}>
            <X aria-hidden="true" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}

function kindOf(type: string | undefined): ToastKind {
  return type === 'success' || type === 'error' ? type : 'info'
}
