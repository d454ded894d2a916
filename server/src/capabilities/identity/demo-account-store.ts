import { planAt } from '@prancheta/core/billing/lifecycle.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import type { Queryable } from '#platform/db/database.ts'

export async function isAnybodyHere(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('profiles').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Who has a password, of all whose address ends so. */
export async function listHashesUnder(db: Queryable, domain: string): Promise<{ userId: string; hash: string }[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.id', 'accounts.user_id')
    .select(['accounts.user_id as userId', 'accounts.password as hash'])
    .where('profiles.email', 'like', `%${domain}`)
    .orderBy('profiles.id')
    .execute()
  return rows.flatMap(({ userId, hash }) => (hash === null ? [] : { userId, hash }))
}

/** Of these addresses the accounts that are there and not suspended, with their password's hash and the plan they have now. */
export async function findDemoAccounts(
  db: Queryable,
  emails: readonly string[],
  now: Date,
): Promise<Map<string, { hash: string; plan: Plan }>> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.user_id', 'profiles.id')
    .innerJoin('member_plans', 'member_plans.user_id', 'profiles.id')
    .select([
      'profiles.email',
      'accounts.password as hash',
      'member_plans.plan',
      'member_plans.active',
      'member_plans.access_until as accessUntil',
    ])
    .where('profiles.email', 'in', emails)
    .where('profiles.suspended_at', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ email, hash, ...plan }) =>
      hash === null ? [] : [[email, { hash, plan: planAt(plan, now).plan }]],
    ),
  )
}
