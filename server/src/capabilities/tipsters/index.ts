export { drawableLogo, findLogoOf } from './profile/logo-store.ts'
