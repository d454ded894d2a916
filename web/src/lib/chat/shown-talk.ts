import { toldNumber } from '@prancheta/contract/chat/routes.ts'
import { type ChatStep, chatStep } from '@prancheta/contract/chat/steps.ts'
import { z } from 'zod'
import { onPersonGone } from '#lib/session/private-data.ts'

const keptEntry = z.strictObject({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** What became of a reply that is not simply whole. */
  note: z.enum(['interrupted', 'stopped']).nullable(),
  /** Who answered instead of the AI, or null. */
  standIn: z.boolean(),
  /** Numbers of the reply that were not checked, and those that are a market's. */
  numbers: z.array(toldNumber),
  /** What the AI looked up for it. Talks kept before there was such a thing have none. */
  steps: z.array(chatStep).default([]),
})
export type TalkEntry = z.output<typeof keptEntry>

const keptTalk = z.strictObject({
  conversationId: z.uuid().nullable(),
  greeting: z.string().nullable(),
  entries: z.array(keptEntry),
})
type KeptTalk = z.output<typeof keptTalk>

/** asking: a question is on its way, no word came yet. writing: the reply is coming. */
type TalkState = 'idle' | 'asking' | 'writing'

export type TalkView = {
  entries: readonly TalkEntry[]
  greeting: string | null
  state: TalkState
  /** What is being looked up while no word has come. */
  steps: readonly ChatStep[]
  /** The month allowed no more when it was last asked. */
  isExhausted: boolean
}

/** Several pieces are drawn together: no eye follows more. */
const DRAW_MS = 33

/** Counts the entries of this tab: two of one millisecond differ by it. */
let made = 0

/** What was said and what is coming, as it is drawn, and what stays of it in this tab. */
export class ShownTalk {
  readonly #box: TalkBox
  readonly #listeners = new Set<() => void>()
  #view: TalkView
  #drawing: ReturnType<typeof setTimeout> | undefined
  /** Null until the server has given the conversation an id. */
  conversationId: string | null

  constructor(box: TalkBox) {
    this.#box = box
    const kept = readTalk(box)
    this.conversationId = kept?.conversationId ?? null
    this.#view = {
      entries: kept?.entries ?? [],
      greeting: kept?.greeting ?? null,
      state: 'idle',
      steps: [],
      isExhausted: false,
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  view = (): TalkView => this.#view

  show(change: Partial<TalkView>): void {
    this.#view = { ...this.#view, ...change }
    this.#draw()
  }

  add(said: Partial<TalkEntry> & Pick<TalkEntry, 'role'>, state = this.#view.state): void {
    made += 1
    const id = `${Date.now()}-${made}`
    const entry = { id, content: '', note: null, standIn: false, numbers: [], steps: [], ...said }
    this.show({ entries: [...this.#view.entries, entry], state })
  }

  reply(): TalkEntry | undefined {
    const last = this.#view.entries.at(-1)
    return last?.role === 'assistant' ? last : undefined
  }

  changeReply(change: Partial<TalkEntry>, { isSoon = false } = {}): void {
    const reply = this.reply()
    if (!reply) return
    const entries = [...this.#view.entries.slice(0, -1), { ...reply, ...change }]
    this.#view = { ...this.#view, entries }
    if (isSoon) this.#drawing ??= setTimeout(() => this.#draw(), DRAW_MS)
    else this.#draw()
  }

  /** A greeting alone is nothing that was said. A reply that is still coming is kept as if it had been cut here. */
  keep(): void {
    const { entries, greeting } = this.#view
    if (entries.length === 0) return
    writeTalk(this.#box, { conversationId: this.conversationId, greeting, entries: this.#entriesToKeep() })
  }

  /** Nobody looks any more: what is left is what was kept. */
  leave(): void {
    this.#view = { ...this.#view, entries: this.#entriesToKeep(), state: 'idle' }
  }

  forget(): void {
    this.conversationId = null
    forgetTalk(this.#box)
    this.show({ entries: [], greeting: null, state: 'idle' })
  }

  #draw(): void {
    clearTimeout(this.#drawing)
    this.#drawing = undefined
    for (const listener of this.#listeners) listener()
  }

  #entriesToKeep(): TalkEntry[] {
    const { entries, state } = this.#view
    const reply = this.reply()
    return state === 'writing' && reply ? [...entries.slice(0, -1), { ...reply, note: 'interrupted' }] : [...entries]
  }
}

/** Counts who was here: what belongs to somebody who has gone must not be written after they went. */
let person = 0
onPersonGone(() => {
  person += 1
})

type TalkBox = { name: string; person: number }

/** One talk of one person in this tab: about a match, or that of the chat page. Session storage goes with the session. */
export function talkBox(userId: string, subject: number | 'page'): TalkBox {
  return { name: `prancheta.chat.${userId}.${subject}`, person }
}

function readTalk(box: TalkBox): KeptTalk | null {
  try {
    const text = sessionStorage.getItem(box.name)
    return text === null ? null : (keptTalk.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null // A browser that forbids storage keeps nothing.
  }
}

function writeTalk(box: TalkBox, talk: KeptTalk): void {
  if (box.person !== person) return
  try {
    sessionStorage.setItem(box.name, JSON.stringify(talk))
  } catch {
    // Full or forbidden: the talk goes on, and a reload forgets it.
  }
}

function forgetTalk(box: TalkBox): void {
  try {
    sessionStorage.removeItem(box.name)
  } catch {
    // There is nothing to forget.
  }
}
