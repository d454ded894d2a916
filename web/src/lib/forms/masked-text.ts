import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** A field after an edit: what it shows and where the caret stands. */
export type MaskedEdit = { text: string; caret: number }

/** Just behind that many digits of the text, so that the signs around them may move. */
function caretBehind(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length && digits > 0; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1
    if (seen === digits) return index + 1
  }
  return digits > 0 ? text.length : 0
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

type Edit = {
  before: string
  typed: string
  caret: number
  /** The digits that count, and how many fell off their front. */
  digits: string
  dropped?: number
  write: (digits: string) => string
}

/**
 * The caret stays behind the digit it was behind: formatting moves the signs around it, and a person who corrects
 * something in the middle would otherwise be thrown to the end.
 */
export function editMasked({ before, typed, caret, digits, dropped = 0, write }: Edit): MaskedEdit {
  const behind = digitsOf(typed.slice(0, caret)).length - dropped
  const onlySignRemoved = typed.length < before.length && digitsOf(typed).length === digitsOf(before).length
  if (onlySignRemoved && behind > 0) {
    // Backspace on a bracket, slash or dash: take the digit before it, or the key would seem dead.
    const text = write(digits.slice(0, behind - 1) + digits.slice(behind))
    return { text, caret: caretBehind(text, behind - 1) }
  }
  const text = write(digits)
  return { text, caret: caret >= typed.length ? text.length : caretBehind(text, behind) }
}

/** Puts the caret of a masked field where it belongs: React moves it to the end when it writes another value than typed. */
export function useCaret() {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function placeCaret(position: number) {
    caret.current = position
  }

  return { field, placeCaret }
}

/** Hands over, once, what somebody typed into a field's plain HTML before React listened to it. */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, shown: string, take: (text: string) => void) {
  const first = useRef({ shown, take })
  useEffect(() => {
    const early = field.current?.value ?? ''
    if (early !== '' && early !== first.current.shown) first.current.take(early)
  }, [field])
}
