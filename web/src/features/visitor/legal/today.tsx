import { useEffect, useState } from 'react'
import { formatDate } from '#lib/format/format.ts'
import { IN_FORCE_SINCE } from './legal-text.ts'

/** The day on which the page is read; in the prerendered page, and without a script, the day the text came into force. */
export function Today() {
  const [today, setToday] = useState(IN_FORCE_SINCE)
  useEffect(() => setToday(formatDate(new Date())), [])
  return <span className="figures">{today}</span>
}
