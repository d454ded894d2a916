/** What one side of a talk said. */
export type ChatTurn = { role: 'user' | 'assistant'; content: string }
