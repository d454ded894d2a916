import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { type DemoAccess, readInstallation } from '@prancheta/contract/providers/installation.ts'
import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { Spinner } from '#ui/feedback/loading.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'

type Props = { onSignedIn: (session: SessionView) => Promise<void> }

/**
 * Where the installation has demo accounts, a newcomer looks at the product through one of them by one click. Nothing anywhere
 * else. It stands below the form, which would jump if this came above it.
 */
export function DemoAccounts({ onSignedIn }: Props) {
  const demo = useDemoAccess()
  const [entering, setEntering] = useState<string | null>(null)
  if (!demo) return null
  const { password, accounts } = demo

  async function enter(email: string) {
    if (entering !== null) return
    setEntering(email)
    try {
      const { session } = await callApi(signIn, { email, password })
      await onSignedIn(session)
    } catch (failure) {
      tellFailure(failure, identityWords.loginFailed)
    } finally {
      setEntering(null)
    }
  }

  return (
    <section aria-labelledby="demo-accounts" className="mt-4 border-line border-t pt-5">
      <h2 id="demo-accounts" className="headline text-lg">
        Contas de demonstração
      </h2>
      <p className="mt-1 text-ink-muted text-sm">
        Esta instalação é de teste. Entre com um clique; a senha de todas é{' '}
        <code className="font-semibold text-ink">{password}</code>.
      </p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {accounts.map(({ email, name, plan }) => (
          <li key={email}>
            <button
              type="button"
              aria-disabled={entering !== null || undefined}
              onClick={() => void enter(email)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line-strong/60 bg-surface-raised px-3 py-2 text-left transition-colors hover:border-line-strong hover:bg-surface-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
            >
              <Avatar name={name} email={email} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-sm">Entrar como {name}</span>
                <span className="block text-ink-muted text-xs">Plano {PLAN_NAMES[plan]}</span>
              </span>
              {entering === email ? (
                <Spinner />
              ) : (
                <LogIn aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
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
