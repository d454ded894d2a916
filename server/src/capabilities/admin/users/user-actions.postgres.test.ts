import { actOnUser } from '@prancheta/contract/admin/users.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'
import { untilSomebodyWaits } from '#test/until-somebody-waits.ts'

test('whatever an admin does to a user who is just being removed, there is no such user', async () => {
  const app = await startTestApp()
  const admin = await app.signUpAdmin()
  const { db } = app.database
  for (const action of ['end_sessions', 'grant_vip', 'suspend'] as const) {
    const userId = await userIdOf(db, await app.signUp('Ana'))
    const { acting } = await db.transaction().execute(async (removing) => {
      await removing.deleteFrom('profiles').where('id', '=', userId).execute()
      const begun = admin.call(actOnUser, { userId, action }).catch((error: unknown) => error)
      await untilSomebodyWaits(db)
      return { acting: begun }
    })
    expect(await acting, action).toMatchObject({ status: 404, code: 'user.notFound' })
  }
})
