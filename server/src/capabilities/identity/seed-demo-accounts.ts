import type { DemoAccess } from '@prancheta/contract/providers/installation.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { givePlan } from '#capabilities/billing/index.ts'
import type { Env } from '#platform/env/env.ts'
import type { IdentityDeps } from './deps.ts'
import { grantAdmin } from './grant-admin.ts'
import { endAllSessions } from './own-session-store.ts'
import { findUserIdByEmail } from './role-store.ts'

/** Known to everybody who reads this, so these accounts exist in an embedded database only. */
export const DEMO_PASSWORD = 'prancheta-demo'

export const DEMO_ACCOUNTS = [
  { email: 'ana@prancheta.example', name: 'Ana Lima', plan: 'teste' },
  { email: 'bruno@prancheta.example', name: 'Bruno Reis', plan: 'pro' },
  { email: 'clara@prancheta.example', name: 'Clara Nunes', plan: 'black' },
  { email: 'admin@prancheta.example', name: 'Diego Alves', plan: 'admin' },
] as const satisfies readonly { email: string; name: string; plan: Plan }[]

const DEMO_DETAILS = {
  birth_date: '1990-05-20',
  city: 'São Paulo',
  state: 'SP',
  phone: '(11) 98765-4321',
  whatsapp: '(11) 98765-4321',
}

/** What a visitor may know of the demo accounts: all of it where they are seeded, nothing anywhere else. */
export function demoAccessFor({ DATABASE_URL, NODE_ENV }: Pick<Env, 'DATABASE_URL' | 'NODE_ENV'>): DemoAccess | null {
  if (DATABASE_URL !== undefined || NODE_ENV === 'production') return null
  return { password: DEMO_PASSWORD, accounts: [...DEMO_ACCOUNTS] }
}

/** Makes the demo accounts that are missing; a second run changes nothing. */
export async function seedDemoAccounts({
  db,
  auth,
  clock,
}: Pick<IdentityDeps, 'db' | 'auth' | 'clock'>): Promise<void> {
  for (const { email, name, plan } of DEMO_ACCOUNTS) {
    if ((await findUserIdByEmail(db, email)) !== null) continue
    const { user } = await auth.api.signUpEmail({ body: { email, name, password: DEMO_PASSWORD, ...DEMO_DETAILS } })
    // Signing up signs in; nobody is there to use this session.
    await endAllSessions(db, user.id)
    if (plan === 'admin') await grantAdmin(db, email, clock.now())
    else await givePlan(db, user.id, plan, clock.now())
  }
}
