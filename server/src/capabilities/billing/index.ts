export { type Billing, createBilling } from './billing.ts'
export { findCustomer } from './billing-store.ts'
export { demoLedger } from './demo-ledger-store.ts'
