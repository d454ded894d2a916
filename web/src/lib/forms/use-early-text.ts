import { type RefObject, useEffect, useRef } from 'react'

/** Hands over, once, what somebody typed into a field's plain HTML before React listened to it. */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, shown: string, take: (text: string) => void) {
  const first = useRef({ shown, take })
  useEffect(() => {
    const early = field.current?.value ?? ''
    if (early !== '' && early !== first.current.shown) first.current.take(early)
  }, [field])
}
