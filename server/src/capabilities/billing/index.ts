export { requireBilling } from './billing-store.ts'
export { takeCustomer } from './customer-store.ts'
export { endGrace, givePlan, grantVip, revokeVip } from './granted-plan-store.ts'
export { mayDemonstrate } from './payments.ts'
