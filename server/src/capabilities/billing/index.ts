export { createBilling } from './billing.ts'
export { requireBilling, takeCustomer } from './billing-store.ts'
export { endGrace, givePlan, grantVip, revokeVip } from './granted-plan-store.ts'
