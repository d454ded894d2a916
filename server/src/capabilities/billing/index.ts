export { requireBilling, takeCustomer } from './billing-store.ts'
export { mayDemonstrate } from './choose-payments.ts'
export { endGrace, givePlan, grantVip, revokeVip } from './granted-plan-store.ts'
