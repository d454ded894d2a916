import { LEGS_MAX } from '@prancheta/core/combos/own/joint-match.ts'
import { useCallback, useState } from 'react'

/** Which markets stand in the tray, in the order they were added. */
export function useTray(isOffered: boolean) {
  const [legs, setLegs] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(true)
  const toggleLeg = useCallback(
    (id: string) =>
      setLegs((before) => {
        if (before.includes(id)) return before.filter((one) => one !== id)
        return before.length < LEGS_MAX ? [...before, id] : before
      }),
    [],
  )
  const clear = useCallback(() => setLegs([]), [])
  return { isOffered, legs, isFull: legs.length >= LEGS_MAX, isOpen, setOpen, toggleLeg, clear }
}

export type Tray = ReturnType<typeof useTray>
