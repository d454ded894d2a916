import { useLayoutEffect, useRef } from 'react'

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
