import { type ChatChunk, chatAi, chatChunk, STREAM_END } from '@prancheta/contract/chat/routes.ts'
import type { Person } from './person.ts'

export type HeardReply = {
  status: number
  /** The refusal's code, or that of the error event. */
  code: string | null
  text: string
  start: ChatChunk['start'] | null
  /** Numbers marked as unchecked, and the markets of those that were checked. */
  unchecked: string[]
  markets: string[]
  /** What was looked up, in order, without what failed. */
  steps: string[]
  isDone: boolean
}

type Asked = { fixtureId?: number; conversationId?: string; combo?: string; messages?: unknown }

export const question = (content: string) => ({ role: 'user' as const, content })

/** Asks the AI as the browser does and hears it to the end. Every piece must keep to the contract. */
export async function askAi(person: Person, content: string, asked: Asked = {}): Promise<HeardReply> {
  const response = await person.send('post', chatAi.path, { messages: [question(content)], ...asked })
  return hear(response.status, await response.text())
}

function hear(status: number, body: string): HeardReply {
  const heard: HeardReply = {
    status,
    code: null,
    text: '',
    start: null,
    unchecked: [],
    markets: [],
    steps: [],
    isDone: false,
  }
  if (status !== 200) return { ...heard, code: codeIn(body) }
  for (const block of body.split('\n\n').filter(Boolean)) {
    if (heard.isDone) throw new Error('something came after the end')
    const data = /^data: (.*)$/m.exec(block)?.[1] ?? ''
    if (data === STREAM_END) heard.isDone = true
    else if (/^event: error$/m.test(block)) heard.code = codeIn(data)
    else addChunk(heard, chatChunk.parse(JSON.parse(data)))
  }
  return heard
}

function addChunk(heard: HeardReply, { choices, start, step, failedStep, check }: ChatChunk): void {
  heard.text += choices[0]?.delta.content ?? ''
  if (start) heard.start = start
  if (step) heard.steps.push(step)
  if (failedStep) heard.steps.splice(heard.steps.lastIndexOf(failedStep), 1)
  for (const { text, isChecked, market } of check?.numbers ?? []) {
    if (!isChecked) heard.unchecked.push(text)
    if (market !== null) heard.markets.push(market)
  }
}

function codeIn(body: string): string {
  return /"code":"([\w.]+)"/.exec(body)?.[1] ?? body
}

export function cookieOf(person: Person): string {
  return [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
