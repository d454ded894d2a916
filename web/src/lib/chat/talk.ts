import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { type ChatChunk, TURNS_SENT_MAX } from '@prancheta/contract/chat/routes.ts'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { askAi, ReplyCut } from './ask-ai.ts'
import { forgetTalk, readTalk, type TalkBox, type TalkEntry, writeTalk } from './kept-talk.ts'
import { type SeePlans, tellExhausted, tellNoReply, tellQuotaFailure, tellStarted } from './tell-chat.ts'

/** asking: a question is on its way, no word came yet. writing: the reply is coming. */
export type TalkState = 'idle' | 'asking' | 'writing'

export type TalkView = {
  entries: readonly TalkEntry[]
  greeting: string | null
  state: TalkState
  /** The month allowed no more when it was last asked. */
  isExhausted: boolean
}

/** Several pieces are drawn together: no eye follows more. */
const DRAW_MS = 33

type Settings = {
  box: TalkBox
  /** Null on the chat page, where the server gives the conversation an id. */
  fixtureId: number | null
  seePlans: SeePlans
  /** A unit was used: what shows the month must look again. */
  onUnitUsed: () => void
}

/** One talk with the AI, outside React: what was said, what is coming, and what stays of it in this tab. */
export class Talk {
  readonly #settings: Settings
  readonly #listeners = new Set<() => void>()
  #view: TalkView
  #conversationId: string | null
  #asking: AbortController | null = null
  #drawing: ReturnType<typeof setTimeout> | undefined

  constructor(settings: Settings) {
    this.#settings = settings
    const kept = readTalk(settings.box)
    this.#conversationId = kept?.conversationId ?? null
    this.#view = { entries: kept?.entries ?? [], greeting: kept?.greeting ?? null, state: 'idle', isExhausted: false }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  view = (): TalkView => this.#view

  greet(greeting: string): void {
    if (this.#view.greeting === greeting) return
    this.#show({ greeting })
    this.#keep()
  }

  /** True once the question stands in the talk; false when it was not let through, and is the asker's to keep. */
  async ask(content: string): Promise<boolean> {
    if (this.#view.state !== 'idle') return false
    const leaving = this.#begin()
    if (!(await this.#isAllowed(leaving.signal))) return false
    const question = entryOf('user', content)
    this.#show({ entries: [...this.#view.entries, question] })
    this.#keep()
    void this.#hearReply(leaving)
    return true
  }

  /** The last question once more, when it got no answer. */
  async askAgain(): Promise<void> {
    if (this.#view.state !== 'idle' || this.#view.entries.at(-1)?.role !== 'user') return
    const leaving = this.#begin()
    if (await this.#isAllowed(leaving.signal)) await this.#hearReply(leaving)
  }

  stop(): void {
    this.#asking?.abort()
  }

  /** Forgets everything that was said. */
  clear(): void {
    this.stop()
    this.#asking = null
    this.#conversationId = null
    forgetTalk(this.#settings.box)
    this.#show({ entries: [], greeting: null, state: 'idle' })
  }

  /** The page may be gone in a moment: what came so far is kept as if it had been cut here. */
  keepNow = (): void => this.#keep()

  /** Nobody looks any more: the reply ends, what came of it is kept. */
  leave = (): void => {
    this.#keep()
    this.stop()
    this.#asking = null
    this.#view = { ...this.#view, entries: this.#entriesToKeep(), state: 'idle' }
  }

  #begin(): AbortController {
    const leaving = new AbortController()
    this.#asking = leaving
    this.#show({ state: 'asking', isExhausted: false })
    return leaving
  }

  async #isAllowed(signal: AbortSignal): Promise<boolean> {
    const { fixtureId, seePlans } = this.#settings
    try {
      const { allowed } = await callApi(checkChatQuota, { fixtureId, conversationId: this.#conversationId }, { signal })
      if (allowed) return true
      tellExhausted(seePlans)
      this.#show({ isExhausted: true })
    } catch (failure) {
      if (!signal.aborted) tellQuotaFailure(failure)
    }
    this.#rest(signal)
    return false
  }

  async #hearReply(leaving: AbortController): Promise<void> {
    const { signal } = leaving
    try {
      for await (const chunk of askAi(this.#question(), signal)) {
        if (signal.aborted) break
        this.#hear(chunk)
      }
    } catch (failure) {
      if (!signal.aborted) this.#missed(failure)
    }
    if (signal.aborted && this.#asking === leaving && this.#view.state === 'writing')
      this.#changeReply({ note: 'stopped' })
    this.#rest(signal)
  }

  #question() {
    const turns = this.#view.entries.filter(({ content }) => content !== '').slice(-TURNS_SENT_MAX)
    return {
      messages: turns.map(({ role, content }) => ({ role, content })),
      fixtureId: this.#settings.fixtureId,
      conversationId: this.#conversationId,
    }
  }

  #hear({ choices, start, check }: ChatChunk): void {
    if (start) {
      this.#conversationId = start.conversationId
      tellStarted(start)
      if (start.quota.newUnit) this.#settings.onUnitUsed()
      const reply = { ...entryOf('assistant', ''), standIn: start.isStandIn }
      this.#show({ entries: [...this.#view.entries, reply], state: 'writing' })
    }
    const content = choices[0]?.delta.content ?? ''
    if (content !== '') this.#changeReply({ content: (this.#reply()?.content ?? '') + content }, { isSoon: true })
    if (check) this.#changeReply({ unconfirmed: check.unconfirmed })
  }

  #missed(failure: unknown): void {
    if (failure instanceof ReplyCut && this.#view.state === 'writing') {
      this.#changeReply({ note: 'interrupted' })
      return
    }
    const code = failure instanceof ApiError ? failure.code : null
    if (code === 'chat.conversationNotFound') this.#conversationId = null
    if (code === 'chat.quotaExhausted') this.#show({ isExhausted: true })
    tellNoReply(failure, this.#settings.seePlans)
  }

  #reply(): TalkEntry | undefined {
    const last = this.#view.entries.at(-1)
    return last?.role === 'assistant' ? last : undefined
  }

  #changeReply(change: Partial<TalkEntry>, { isSoon = false } = {}): void {
    const reply = this.#reply()
    if (!reply) return
    const entries = [...this.#view.entries.slice(0, -1), { ...reply, ...change }]
    this.#view = { ...this.#view, entries }
    if (isSoon) this.#drawing ??= setTimeout(() => this.#draw(), DRAW_MS)
    else this.#draw()
  }

  /** The end of one question, unless another has begun or everything was cleared since. */
  #rest(signal: AbortSignal): void {
    if (this.#asking?.signal !== signal) return
    this.#asking = null
    const hasWords = this.#reply()?.content !== ''
    this.#show({ state: 'idle', ...(hasWords ? {} : { entries: this.#view.entries.slice(0, -1) }) })
    this.#keep()
  }

  #show(change: Partial<TalkView>): void {
    this.#view = { ...this.#view, ...change }
    this.#draw()
  }

  #draw(): void {
    clearTimeout(this.#drawing)
    this.#drawing = undefined
    for (const listener of this.#listeners) listener()
  }

  /** A greeting alone is nothing that was said. */
  #keep(): void {
    const { entries, greeting } = this.#view
    if (entries.length === 0) return
    writeTalk(this.#settings.box, { conversationId: this.#conversationId, greeting, entries: this.#entriesToKeep() })
  }

  #entriesToKeep(): TalkEntry[] {
    const { entries, state } = this.#view
    const reply = this.#reply()
    return state === 'writing' && reply ? [...entries.slice(0, -1), { ...reply, note: 'interrupted' }] : [...entries]
  }
}

let made = 0

function entryOf(role: TalkEntry['role'], content: string): TalkEntry {
  made += 1
  return { id: `${Date.now()}-${made}`, role, content, note: null, standIn: false, unconfirmed: [] }
}
