import { identityCapability } from '@prancheta/server/capabilities/identity/capability.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, productPasswordHashing } from '@prancheta/server/capabilities/identity/index.ts'
import { outboxMailer } from '@prancheta/server/capabilities/mail/index.ts'
import { systemClock } from '@prancheta/server/platform/clock/clock.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { authSecret } from '@prancheta/server/platform/session/auth-secret.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (database, env) => {
  if (database.kind !== 'embedded')
    throw new StartupError(
      'Demo accounts have a known password, so they are made in an embedded database only; unset DATABASE_URL.',
    )
  await migrate(database)
  const { db } = database
  const identity = identityCapability({
    db,
    clock: systemClock,
    authSecret: authSecret(env),
    passwordHashing: productPasswordHashing,
    mailer: outboxMailer(db, authSecret(env)),
    siteUrl: () => '',
    carryOver: async () => {},
  })
  await identity.seedDemoAccounts()
  console.log(`Demo accounts, password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}`)
})
