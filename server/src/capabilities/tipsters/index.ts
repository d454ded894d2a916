export { findLogoOf } from './profile/logo-store.ts'
