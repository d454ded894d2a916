import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { mayDemonstrate } from '#capabilities/billing/index.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import type { Serving } from '#capabilities/providers/index.ts'
import type { Env } from '#platform/env/env.ts'

/** What the starter sees. Never a password or address of a real database. */
export function describeInstallation({
  url,
  env,
  hasDemo,
  serving,
}: {
  url: string
  env: Env
  hasDemo: boolean
  serving: Serving
}): string {
  const database = hasDemo
    ? `embedded, in ${env.DATA_DIR} (for production set DATABASE_URL)`
    : 'PostgreSQL (DATABASE_URL)'
  const accounts = hasDemo ? ['', `Demo accounts, password ${DEMO_PASSWORD}:`, ...DEMO_ACCOUNTS.map(accountLine)] : []
  return [
    `Prancheta is ready: ${url}`,
    '',
    `Database   ${database}`,
    `Mail       ${env.SMTP_URL === undefined ? 'kept in the database, none is sent (SMTP_URL)' : 'sent through SMTP_URL'}`,
    `Football   ${servedBy(serving.football)}`,
    `Odds       ${servedBy(serving.odds)}`,
    `Weather    ${servedBy(serving.weather)}`,
    `Payments   ${paymentsLine(env)}`,
    `AI         ${servedBy(serving.ai, 'the embedded analyst')}`,
    ...accounts,
    '',
  ].join('\n')
}

function servedBy(server: Serving['ai'], embedded = 'demo data of a made-up world'): string {
  if (!server) return 'nothing (no key is set)'
  return server.isDemo ? embedded : server.name
}

function paymentsLine(env: Env): string {
  if (env.STRIPE_SECRET_KEY !== undefined) return 'Stripe'
  return mayDemonstrate(env)
    ? 'demonstration, no money moves'
    : 'none: plans cannot be bought (set the STRIPE_… settings)'
}

function accountLine({ email, plan }: (typeof DEMO_ACCOUNTS)[number]): string {
  return `  ${email.padEnd(26)} plan ${PLAN_NAMES[plan]}`
}
