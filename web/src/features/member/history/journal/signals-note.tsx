import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { Link } from 'react-router'
import { signalsQuery } from './journal-queries.ts'
import { signalWords } from './signal-words.ts'

/** What one may like to know of the last four weeks, kindly, with the tools beside it. Nothing where there is nothing to say. */
export function SignalsNote() {
  const { data } = useQuery(signalsQuery)
  const signals = data?.signals ?? []
  if (signals.length === 0) return null
  return (
    <aside
      aria-label="Só para você"
      className="flex items-start gap-3 rounded-card border border-line bg-surface-sunken p-4 text-sm sm:p-5"
    >
      <HeartHandshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="grid max-w-[68ch] gap-2">
        {signals.map((signal) => (
          <p key={signal.kind}>{signalWords(signal)}</p>
        ))}
        <p className="text-ink-muted">
          Só você vê isto: não guardamos, ninguém mais lê e não muda o que oferecemos a você. Se ajudar, há{' '}
          <ToolLink to="/settings#limites">limites de tempo e de valor</ToolLink>,{' '}
          <ToolLink to="/settings#pausa">a pausa</ToolLink> e <ToolLink to="/autoteste">um autoteste</ToolLink>.
        </p>
      </div>
    </aside>
  )
}

function ToolLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="underline underline-offset-4">
      {children}
    </Link>
  )
}
