import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import type { DemoAccess } from '@prancheta/contract/providers/installation.ts'
import { mayDemonstrate } from '#capabilities/billing/index.ts'
import type { Serving } from '#capabilities/providers/index.ts'
import type { Env } from '#platform/env/env.ts'

/** What the starter sees. Never a password or address of a real database. */
export function describeInstallation({
  url,
  env,
  demo,
  serving,
}: {
  url: string
  env: Env
  /** The demo accounts that can be entered; null where there is none. */
  demo: DemoAccess | null
  serving: Serving
}): string {
  const database =
    env.DATABASE_URL === undefined
      ? `embedded, in ${env.DATA_DIR} (for production set DATABASE_URL)`
      : 'PostgreSQL (DATABASE_URL)'
  const accounts = demo ? ['', `Demo accounts, password ${demo.password}:`, ...demo.accounts.map(accountLine)] : []
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

function accountLine({ email, plan }: DemoAccess['accounts'][number]): string {
  return `  ${email.padEnd(26)} plan ${PLAN_NAMES[plan]}`
}
