export { createTipsters } from './tipsters.ts'
