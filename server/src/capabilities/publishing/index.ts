export { createPublishing, type Publishing } from './publishing.ts'
