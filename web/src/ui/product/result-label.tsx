import { Check, X } from 'lucide-react'

const LABELS = {
  green: { Icon: Check, tone: 'text-good', word: 'Green' },
  red: { Icon: X, tone: 'text-bad', word: 'Red' },
}

/** Won or lost in words, sign and colour: none of them alone. */
export function ResultLabel({ result }: { result: 'green' | 'red' }) {
  const { Icon, tone, word } = LABELS[result]
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className={`size-4 ${tone}`} />
      {word}
    </span>
  )
}
