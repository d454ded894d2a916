export { type Billing, createBilling } from './billing.ts'
export { takeCustomer } from './billing-store.ts'
export { demoLedger } from './demo-ledger-store.ts'
