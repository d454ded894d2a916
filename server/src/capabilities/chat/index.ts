export { type ChatCapability, createChat } from './chat.ts'
