export { type Billing, createBilling } from './billing.ts'
export { demoLedger } from './demo-ledger-store.ts'
