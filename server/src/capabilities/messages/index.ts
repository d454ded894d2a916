export { createMessages, type Messages } from './create-messages.ts'
