export { findLogoOf } from './logo-store.ts'
export { createTipsters } from './tipsters.ts'
