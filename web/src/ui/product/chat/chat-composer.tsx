import { CHAT_MESSAGE_LENGTH_MAX } from '@prancheta/contract/chat/routes.ts'
import { charactersOf } from '@prancheta/contract/support/words.ts'
import { cleanText, countCharacters, fits, isBlank } from '@prancheta/core/support/text.ts'
import { Send, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '#lib/page/classes.ts'
import { Textarea } from '#ui/forms/input.tsx'
import { IconButton } from '#ui/primitives/button.tsx'

/** From here on the counter shows, so that nobody is surprised at the end. */
const COUNTER_FROM = 3_200

type Props = {
  isPending: boolean
  placeholder: string
  /** True once the question was let through; until then it stays in the field. */
  onSend: (text: string) => Promise<boolean>
  onStop: () => void
}

/** Enter sends, Shift+Enter makes a new line. While a reply is pending nothing can be written, only stopped. */
export function ChatComposer({ isPending, placeholder, onSend, onStop }: Props) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const text = cleanText(typed)
  const canSend = !isBlank(text) && fits(text, CHAT_MESSAGE_LENGTH_MAX) && !isPending
  useFocusThatStays(isPending, field, stop)

  async function send() {
    if (canSend && (await onSend(text))) setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    // While letters are being composed (an accent, a candidate list), Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <div data-composer="chat" className="border-line border-t bg-surface-raised px-3 pt-3 pb-2">
      <div className="flex items-end gap-2">
        <Textarea
          ref={field}
          aria-label="Mensagem"
          placeholder={placeholder}
          value={typed}
          disabled={isPending}
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isPending ? (
          <IconButton ref={stop} label="Parar resposta" onClick={onStop} className={ROUND}>
            <Square aria-hidden="true" fill="currentColor" />
          </IconButton>
        ) : (
          <IconButton label="Enviar mensagem" disabled={!canSend} onClick={() => void send()} className={ROUND}>
            <Send aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Counter text={text} />
      <p className="mt-1.5 text-center text-ink-muted text-xs">Ferramenta de estudo, 18+. A IA pode errar.</p>
    </div>
  )
}

const ROUND = 'bg-brand text-brand-ink! hover:bg-brand-strong! sm:size-11!'

/**
 * A field that closes would drop the keyboard's place on the page: it waits on the stop button and comes back. Nothing scrolls for it:
 * with a notice above, the browser brought the field to the middle of the window and the first reply out of it.
 */
function useFocusThatStays(
  isPending: boolean,
  field: RefObject<HTMLTextAreaElement | null>,
  stop: RefObject<HTMLButtonElement | null>,
): void {
  const isHeld = useRef(false)
  useEffect(() => {
    if (isPending) {
      isHeld.current = document.activeElement === document.body || document.activeElement === field.current
      if (isHeld.current) stop.current?.focus({ preventScroll: true })
    } else if (isHeld.current) {
      isHeld.current = false
      // On a phone the keyboard would rise over the reply that has just come.
      if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true })
    }
  }, [isPending, field, stop])
}

function Counter({ text }: { text: string }) {
  if (text.length < COUNTER_FROM) return null
  const isOver = !fits(text, CHAT_MESSAGE_LENGTH_MAX)
  return (
    <p role="status" className={classes('figures mt-1 text-xs', isOver ? 'text-bad' : 'text-ink-muted')}>
      {charactersOf(countCharacters(text), CHAT_MESSAGE_LENGTH_MAX)}
    </p>
  )
}
