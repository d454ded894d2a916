export { findLogoOf } from './profile/logo-store.ts'
export { createTipsters } from './profile/tipsters.ts'
export { createPublishing } from './publishing/publishing.ts'
