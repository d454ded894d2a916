export { closeSignIn } from './close-sign-in.ts'
export { grantAdmin } from './grant-admin.ts'
export {
  findMember,
  findStakeBase,
  lockUser,
  markSuspended,
  removeUser,
  unsuspend,
  writeBrand,
} from './member-store.ts'
export { endAllSessions, sessionFigures } from './own-session-store.ts'
export { type PasswordHashing, productPasswordHashing } from './password-hashing.ts'
export { countAdmins } from './role-store.ts'
export { DEMO_ACCOUNTS, DEMO_PASSWORD, demoAccessFor } from './seed-demo-accounts.ts'
export { sessionCookieAttributes } from './start-session.ts'
