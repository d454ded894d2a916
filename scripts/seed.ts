import { parseArgs } from 'node:util'
import { identityCapability } from '@prancheta/server/capabilities/identity/capability.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, productPasswordHashing } from '@prancheta/server/capabilities/identity/index.ts'
import { outboxMailer } from '@prancheta/server/capabilities/mail/index.ts'
import { ensureDemoPast, whyNoPast } from '@prancheta/server/demo-past/demo-past.ts'
import { fillWithDemo } from '@prancheta/server/demo-past/fill-postgres.ts'
import { systemClock } from '@prancheta/server/platform/clock/clock.ts'
import type { Database } from '@prancheta/server/platform/db/database.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { type Env, readEnv } from '@prancheta/server/platform/env/env.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { authSecret } from '@prancheta/server/platform/session/auth-secret.ts'
import { withDatabase } from './with-database.ts'

const { values } = parseArgs({ options: { demo: { type: 'boolean' } } })
const env = readEnv()
if (values.demo === true && env.DATABASE_URL !== undefined)
  await withDatabase((database) => fillWithDemo(database, env))
else {
  if (values.demo === true && (await ensureDemoPast(env, console.log)) === 'nothing') console.log(whyNoPast(env))
  await withDatabase(seedAccounts)
}
console.log(`Demo accounts, password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}`)

async function seedAccounts(database: Database, settings: Env): Promise<void> {
  if (database.kind !== 'embedded')
    throw new StartupError(
      'Demo accounts have a known password, so on PostgreSQL they are made only where asked for: npm run seed -- --demo.',
    )
  await migrate(database)
  const { db } = database
  const secret = authSecret(settings)
  const identity = identityCapability({
    db,
    clock: systemClock,
    authSecret: secret,
    personSecret: secret,
    passwordHashing: productPasswordHashing,
    mailer: outboxMailer(db, secret),
    siteUrl: () => '',
    carryOver: async () => {},
    admitsDemo: true,
  })
  await identity.seedDemoAccounts()
}
