import { isDemoCustomer } from '@prancheta/adapters/payments/demo/demo-payments.ts'
import { demoLedger } from './demo-ledger-store.ts'
import { type BillingDeps, requirePayments } from './deps.ts'

/** Ends what this customer pays, at once, and has the provider forget them. Bears being repeated. */
export async function forgetCustomer(deps: BillingDeps, customerId: string): Promise<void> {
  // What the demonstration remembers lies with us, whoever takes the payments now.
  if (isDemoCustomer(customerId)) await demoLedger(deps.db).forget(customerId)
  else await requirePayments(deps).forgetCustomer(customerId)
}
