import {
  createIdentity,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  productPasswordHashing,
  seedDemoAccounts,
} from '@prancheta/server/capabilities/identity/index.ts'
import { outboxMailer } from '@prancheta/server/capabilities/providers/index.ts'
import { systemClock } from '@prancheta/server/platform/clock/clock.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { StartupError } from '@prancheta/server/platform/errors/startup-error.ts'
import { authSecret } from '@prancheta/server/platform/session/auth-secret.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (database, env) => {
  if (database.kind !== 'embedded')
    throw new StartupError(
      'Demo accounts have a known password, so they are made in an embedded database only; unset DATABASE_URL.',
    )
  await migrate(database)
  const { db } = database
  const { deps } = createIdentity({
    db,
    clock: systemClock,
    authSecret: authSecret(env),
    passwordHashing: productPasswordHashing,
    mailer: outboxMailer(db, authSecret(env)),
    siteUrl: () => '',
  })
  await seedDemoAccounts(deps)
  console.log(`Demo accounts, password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}`)
})
