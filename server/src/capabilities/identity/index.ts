export { closeSignIn, grantAdmin } from './accounts.ts'
export { type PasswordHashing, productPasswordHashing } from './auth.ts'
export {
  admitsDemo,
  DEMO_ACCOUNTS,
  DEMO_DOMAIN,
  DEMO_PASSWORD,
  isDemoInstallation,
  shutDemoAccounts,
} from './demo-accounts.ts'
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
export { countAdminsByDay } from './profile-store.ts'
export { sessionCookieAttributes } from './sign-in.ts'
