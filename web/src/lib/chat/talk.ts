import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { type ChatChunk, TURNS_SENT_MAX } from '@prancheta/contract/chat/routes.ts'
import type { ChatStep } from '@prancheta/contract/chat/steps.ts'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { askAi, ReplyCut } from './ask-ai.ts'
import type { ShownTalk, TalkView } from './shown-talk.ts'

type Settings = {
  shown: ShownTalk
  /** Null on the chat page, where the server gives the conversation an id. */
  fixtureId: number | null
  tell: TalkNews
}

/** What the person is told besides the reply itself. */
export type TalkNews = {
  started: (start: NonNullable<ChatChunk['start']>) => void
  exhausted: () => void
  quotaFailed: (failure: unknown) => void
  /** Why not a word came. */
  noReply: (failure: unknown) => void
}

/** One talk with the AI, outside React: asks, hears the reply piece by piece, and says what went wrong. */
export class Talk {
  readonly #settings: Settings
  readonly #shown: ShownTalk
  #asking: AbortController | null = null
  /** The combination last asked about: what follows may be about it too. */
  #combo: string | null = null

  constructor(settings: Settings) {
    this.#settings = settings
    this.#shown = settings.shown
  }

  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener)

  view = (): TalkView => this.#shown.view()

  greet(greeting: string): void {
    if (this.view().greeting === greeting) return
    this.#shown.show({ greeting })
    this.#shown.keep()
  }

  /** True once the question stands in the talk; false when it was not let through, and is the asker's to keep. */
  async ask(content: string, combo: string | null = this.#combo): Promise<boolean> {
    if (this.view().state !== 'idle') return false
    this.#combo = combo
    const leaving = this.#begin()
    if (!(await this.#isAllowed(leaving.signal))) return false
    this.#shown.add({ role: 'user', content })
    this.#shown.keep()
    void this.#hearReply(leaving)
    return true
  }

  /** The last question once more, when it got no answer. */
  async askAgain(): Promise<void> {
    if (this.view().state !== 'idle' || this.view().entries.at(-1)?.role !== 'user') return
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
    this.#combo = null
    this.#shown.forget()
  }

  /** The page may be gone in a moment. */
  keepNow = (): void => this.#shown.keep()

  /** Nobody looks any more: the reply ends, what came of it is kept. */
  leave = (): void => {
    this.#shown.keep()
    this.stop()
    this.#asking = null
    this.#shown.leave()
  }

  #begin(): AbortController {
    const leaving = new AbortController()
    this.#asking = leaving
    this.#shown.show({ state: 'asking', steps: [], isExhausted: false })
    return leaving
  }

  async #isAllowed(signal: AbortSignal): Promise<boolean> {
    const { fixtureId, tell } = this.#settings
    const { conversationId } = this.#shown
    try {
      const { allowed } = await callApi(checkChatQuota, { fixtureId, conversationId }, { signal })
      if (allowed) return true
      tell.exhausted()
      this.#shown.show({ isExhausted: true })
    } catch (failure) {
      if (!signal.aborted) tell.quotaFailed(failure)
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
    if (signal.aborted && this.#asking === leaving && this.view().state === 'writing')
      this.#shown.changeReply({ note: 'stopped' })
    this.#rest(signal)
  }

  #question() {
    const turns = this.view()
      .entries.filter(({ content }) => content !== '')
      .slice(-TURNS_SENT_MAX)
    return {
      messages: turns.map(({ role, content }) => ({ role, content })),
      fixtureId: this.#settings.fixtureId,
      conversationId: this.#shown.conversationId,
      combo: this.#combo,
    }
  }

  #hear({ choices, start, step, failedStep, check }: ChatChunk): void {
    const shown = this.#shown
    if (step) this.#changeSteps((steps) => [...steps, step])
    if (failedStep) this.#changeSteps((steps) => without(steps, failedStep))
    if (start) {
      shown.conversationId = start.conversationId
      this.#settings.tell.started(start)
      // What was looked up for an AI that then failed is not behind the stand-in's words.
      const steps = start.isStandIn ? [] : [...this.view().steps]
      shown.add({ role: 'assistant', standIn: start.isStandIn, steps }, 'writing')
    }
    const content = choices[0]?.delta.content ?? ''
    if (content !== '') shown.changeReply({ content: (shown.reply()?.content ?? '') + content }, { isSoon: true })
    if (check) shown.changeReply({ numbers: [...(shown.reply()?.numbers ?? []), ...check.numbers] }, { isSoon: true })
  }

  /** Before the first word a step stands where the reply will, after it beside the reply. */
  #changeSteps(change: (steps: readonly ChatStep[]) => ChatStep[]): void {
    const reply = this.view().state === 'writing' ? this.#shown.reply() : undefined
    if (reply) this.#shown.changeReply({ steps: change(reply.steps) })
    else this.#shown.show({ steps: change(this.view().steps) })
  }

  #missed(failure: unknown): void {
    if (failure instanceof ReplyCut && this.view().state === 'writing') {
      this.#shown.changeReply({ note: 'interrupted' })
      return
    }
    const code = failure instanceof ApiError ? failure.code : null
    if (code === 'chat.conversationNotFound') this.#shown.conversationId = null
    if (code === 'chat.quotaExhausted') this.#shown.show({ isExhausted: true })
    this.#settings.tell.noReply(failure)
  }

  /** The end of one question, unless another has begun or everything was cleared since. */
  #rest(signal: AbortSignal): void {
    if (this.#asking?.signal !== signal) return
    this.#asking = null
    const hasWords = this.#shown.reply()?.content !== ''
    this.#shown.show({ state: 'idle', ...(hasWords ? {} : { entries: this.view().entries.slice(0, -1) }) })
    this.#shown.keep()
  }
}

/** Less the last of its kind. */
const without = (steps: readonly ChatStep[], gone: ChatStep): ChatStep[] => {
  const at = steps.lastIndexOf(gone)
  return steps.filter((_, index) => index !== at)
}
