import { charactersOf } from '@prancheta/contract/support/words.ts'
import { cleanText, countCharacters, fits, isBlank, MESSAGE_LENGTH_MAX } from '@prancheta/core/support/text.ts'
import { Send } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { classes } from '#lib/page/classes.ts'
import { Textarea } from '#ui/forms/input.tsx'
import { IconButton } from '#ui/primitives/button.tsx'

/** From here on the counter shows, so that nobody is surprised at the end. */
const COUNTER_FROM = 800

type Props = {
  isSending: boolean
  /** Why nothing can be written here; null when it can. */
  closedBecause: string | null
  onSend: (text: string) => void
}

/** Enter sends, Shift+Enter makes a new line. Blank text is ignored. */
export function Composer({ isSending, closedBecause, onSend }: Props) {
  const [typed, setTyped] = useState('')
  const text = cleanText(typed)
  const isClosed = closedBecause !== null
  const canSend = !isBlank(text) && fits(text, MESSAGE_LENGTH_MAX) && !isSending && !isClosed

  function send() {
    if (!canSend) return
    onSend(text)
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    // While letters are being composed (an accent, a candidate list), Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div data-composer="support" className="border-line border-t bg-surface-raised p-3">
      {isClosed && <p className="pb-2 text-ink-muted text-sm">{closedBecause}</p>}
      <div className="flex items-end gap-2">
        <Textarea
          aria-label="Mensagem"
          placeholder="Escreva sua mensagem"
          value={typed}
          disabled={isClosed}
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label="Enviar mensagem"
          disabled={!canSend}
          onClick={send}
          className="bg-brand text-brand-ink! hover:bg-brand-strong! sm:size-11!"
        >
          <Send aria-hidden="true" />
        </IconButton>
      </div>
      <Counter text={text} />
    </div>
  )
}

function Counter({ text }: { text: string }) {
  if (text.length < COUNTER_FROM) return null
  const isOver = !fits(text, MESSAGE_LENGTH_MAX)
  return (
    <p role="status" className={classes('figures mt-1 text-xs', isOver ? 'text-bad' : 'text-ink-muted')}>
      {charactersOf(countCharacters(text), MESSAGE_LENGTH_MAX)}
    </p>
  )
}
