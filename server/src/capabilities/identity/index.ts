export { grantAdmin } from './grant-admin.ts'
export { createIdentity, type Identity } from './identity.ts'
export { DEMO_ACCOUNTS, DEMO_PASSWORD, demoAccessFor, seedDemoAccounts } from './seed-demo-accounts.ts'
