import { useEffect, useState } from 'react'

const SETTLE_MS = 250

/** The value once it has not changed for a moment, so that typing asks the server once and not per letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
