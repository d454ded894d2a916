export type ToastKind = 'success' | 'error' | 'info'

type ToastMessage = {
  kind: ToastKind
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
}

type Show = (message: ToastMessage) => void

/** Said before the part that shows them had loaded. */
const waiting: ToastMessage[] = []
let show: Show | null = null
let wake: (() => void) | null = null

function say(message: ToastMessage): void {
  if (show) {
    show(message)
    return
  }
  waiting.push(message)
  wake?.()
}

type Extra = Omit<ToastMessage, 'kind' | 'title'>

/** A short message in the corner. It can be called from anywhere, also before the page is ready. */
export const toast = {
  success: (title: string, extra?: Extra) => say({ kind: 'success', title, ...extra }),
  error: (title: string, extra?: Extra) => say({ kind: 'error', title, ...extra }),
  info: (title: string, extra?: Extra) => say({ kind: 'info', title, ...extra }),
}

/** Called with the first message, so that the code showing them is fetched only when there is something to say. */
export function onFirstToast(load: () => void): () => void {
  wake = load
  if (waiting.length > 0) load()
  return () => {
    wake = null
  }
}

/** Hands all messages, waiting ones first, to what shows them. Returns the way to stop. */
export function showToastsWith(receiver: Show): () => void {
  show = receiver
  for (const message of waiting.splice(0)) receiver(message)
  return () => {
    show = null
  }
}
