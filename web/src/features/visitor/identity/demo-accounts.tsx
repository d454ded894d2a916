import { type DemoAccess, readInstallation } from '@prancheta/contract/providers/installation.ts'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PLAN_NAMES } from '#domain/billing/plan-names.ts'
import { callApi } from '#lib/api/call-api.ts'
import { Button } from '#ui/primitives/button.tsx'

type Props = { onUse: (account: { email: string; password: string }) => void }

/** Where the installation has demo accounts, a newcomer may look at the product through them. Nothing anywhere else. */
export function DemoAccounts({ onUse }: Props) {
  const demo = useDemoAccess()
  if (!demo) return null
  return (
    <details className="group mt-2 text-sm">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control text-ink-muted hover:text-ink">
        Contas de demonstração
        <ChevronDown aria-hidden="true" className="size-4 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="mt-2 rounded-card border border-line bg-surface-raised p-4">
        <p className="text-ink-muted">
          Esta instalação é de teste. A senha de todas é <code className="font-semibold text-ink">{demo.password}</code>
          .
        </p>
        <ul className="mt-2 divide-y divide-line">
          {demo.accounts.map(({ email, plan }) => (
            <li key={email} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0">
                <span className="block truncate font-medium">{email}</span>
                <span className="block text-ink-muted text-xs">Plano {PLAN_NAMES[plan]}</span>
              </span>
              <Button variant="secondary" size="sm" onClick={() => onUse({ email, password: demo.password })}>
                Usar<span className="sr-only"> {email}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** Null until known, and where the server cannot say: nobody waits for a convenience. */
function useDemoAccess(): DemoAccess | null {
  const [demo, setDemo] = useState<DemoAccess | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    callApi(readInstallation, {}, { signal: stop.signal }).then(
      (installation) => setDemo(installation.demo),
      () => {},
    )
    return () => stop.abort()
  }, [])
  return demo
}
