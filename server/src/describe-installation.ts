import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import type { Env } from '#platform/env/env.ts'

/** What the starter sees. Never a password or address of a real database. */
export function describeInstallation({ url, env, hasDemo }: { url: string; env: Env; hasDemo: boolean }): string {
  const database = hasDemo
    ? `embedded, in ${env.DATA_DIR} (for production set DATABASE_URL)`
    : 'PostgreSQL (DATABASE_URL)'
  const accounts = hasDemo ? ['', `Demo accounts, password ${DEMO_PASSWORD}:`, ...DEMO_ACCOUNTS.map(accountLine)] : []
  return [
    `Prancheta is ready: ${url}`,
    '',
    `Database   ${database}`,
    'Mail       kept in the database, none is sent',
    `Payments   ${paymentsLine(env)}`,
    'Football, odds, weather, AI   not connected: nothing in this version uses them yet',
    ...accounts,
    '',
  ].join('\n')
}

function paymentsLine({ STRIPE_SECRET_KEY, NODE_ENV }: Env): string {
  if (STRIPE_SECRET_KEY !== undefined) return 'Stripe'
  return NODE_ENV === 'production'
    ? 'none: plans cannot be bought (set the STRIPE_… settings)'
    : 'demonstration, no money moves'
}

function accountLine({ email, plan }: (typeof DEMO_ACCOUNTS)[number]): string {
  return `  ${email.padEnd(26)} plan ${plan}`
}
