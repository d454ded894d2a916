import type { DemoLedger } from '@prancheta/adapters/payments/demo/demo-ledger.ts'
import type { Queryable } from '#platform/db/database.ts'

/** The demonstration's memory, in the database like everything else that must outlive a restart. */
export function demoLedger(db: Queryable): DemoLedger {
  return {
    async find(id) {
      const row = await db
        .selectFrom('demo_payment_records')
        .select(['id', 'customer', 'kind', 'body'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ?? null
    },
    list(customer, kind) {
      return db
        .selectFrom('demo_payment_records')
        .select(['id', 'customer', 'kind', 'body'])
        .where('customer', '=', customer)
        .where('kind', '=', kind)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },
    async save({ id, customer, kind, body }) {
      const text = JSON.stringify(body)
      await db
        .insertInto('demo_payment_records')
        .values({ id, customer, kind, body: text })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body: text }))
        .execute()
    },
    async forget(customer) {
      await db.deleteFrom('demo_payment_records').where('customer', '=', customer).execute()
    },
  }
}
