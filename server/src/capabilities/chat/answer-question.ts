import type { ChatRequest } from '@prancheta/adapters/ai/port.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import { type chatAi, TURNS_SENT_MAX } from '@prancheta/contract/chat/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { knownNumbers } from '@prancheta/core/chat/known-numbers.ts'
import { systemPrompt } from '@prancheta/core/chat/system-prompt.ts'
import { findUnconfirmedNumbers, type KnownNumbers } from '@prancheta/core/explain/check-numbers.ts'
import {
  type AnalysisDeps,
  type Claim,
  claim,
  giveBack,
  keep,
  type QuotaSubject,
  shownQuota,
} from '#capabilities/analysis/index.ts'
import { findFixtureRow } from '#capabilities/fixtures/index.ts'
import type { ChatWithFallback } from '#capabilities/providers/index.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { EventStream } from '#platform/http/event-stream.ts'
import type { Session } from '#platform/session/session.ts'
import type { BriefMatch } from './brief-match.ts'
import { hasConversation, insertConversation } from './chat-store.ts'
import { ReplyWriter } from './reply-writer.ts'
import type { StreamTurns } from './stream-turns.ts'

export type ChatDeps = AnalysisDeps & {
  /** Null where neither an AI nor the embedded analyst may answer. */
  ai: ChatWithFallback | null
}

type Question = InputOf<typeof chatAi>
type AnswerTools = { turns: StreamTurns; briefMatch: BriefMatch }

/**
 * One question, its answer streamed. The unit is claimed before anybody is asked, and given back when not a word of an
 * answer came. A failure before the first word is an ordinary refusal; after it the stream says that it was cut.
 */
export async function answerQuestion(
  deps: ChatDeps,
  tools: AnswerTools,
  session: Session,
  question: Question,
  stream: EventStream,
): Promise<void> {
  const { ai } = deps
  if (!ai) throw new AppError('chat.notConfigured')
  const subject = await subjectOf(deps, session, question)
  const endTurn = await tools.turns.take(session.userId)
  try {
    const claimed = await claimUnit(deps, session.userId, subject)
    const writer = new ReplyWriter(stream)
    try {
      await writeReply({ deps, ai, tools, claimed, question, writer, signal: stream.signal })
    } catch (error) {
      if (!writer.hasText) await giveBack(deps, claimed)
      stream.signal.throwIfAborted()
      if (!stream.hasBegun) throw refusalOf(error)
      await writer.cut(deps.log, error)
    }
  } finally {
    await endTurn()
  }
}

async function claimUnit(deps: ChatDeps, userId: string, subject: QuotaSubject): Promise<Claim> {
  const answer = await claim(deps, userId, subject)
  if (!answer.granted) throw new AppError('chat.quotaExhausted')
  return answer
}

type Writing = {
  deps: ChatDeps
  ai: ChatWithFallback
  tools: AnswerTools
  claimed: Claim
  question: Question
  writer: ReplyWriter
  signal: AbortSignal
}

async function writeReply({ deps, ai, tools, claimed, question, writer, signal }: Writing): Promise<void> {
  const { subject, userId } = claimed
  const briefing = 'fixtureId' in subject ? await tools.briefMatch(userId, subject.fixtureId) : null
  // What is ours needs no check. Packed: as a list of three thousand figures it would weigh a hundred kilobytes a stream.
  const known = ai.isDemo || !briefing ? null : packed(knownNumbers(briefing))
  const request: ChatRequest = { system: systemPrompt(briefing), turns: turnsOf(question), briefing, signal }
  signal.throwIfAborted()
  let isOwn = ai.isDemo
  for await (const { text, isStandIn } of ai.reply(request)) {
    if (!writer.hasText) {
      isOwn ||= isStandIn
      await keep(deps, claimed)
      await writer.begin({
        conversationId: 'conversationId' in subject ? subject.conversationId : null,
        answeredBy: (isStandIn ? ai.standInName : null) ?? ai.name,
        isStandIn,
        quota: { ...shownQuota(claimed), newUnit: claimed.newUnit },
      })
      // Whoever answers has read it by now. Kept to the end, it would be most of what a stream weighs.
      Object.assign(request, { system: '', turns: [], briefing: null } satisfies Partial<ChatRequest>)
    }
    await writer.write(text)
  }
  if (!writer.hasText) throw new Error('a reply without a word')
  await writer.finish(isOwn ? [] : unconfirmedIn(writer.text, known))
}

/**
 * Only of a match, and only of what an AI wrote: the embedded analyst writes from the briefing alone, and judges an odd
 * that the reader typed, which is no fact of the match.
 */
function unconfirmedIn(text: string, known: PackedNumbers | null): { index: number; text: string }[] {
  if (known === null) return []
  const { values, lines, kickOffUtc } = known
  return findUnconfirmedNumbers(text, { values: [...values], lines: [...lines], kickOffUtc }).map(
    ({ index, text: figure }) => ({ index, text: figure }),
  )
}

type PackedNumbers = { values: Float64Array; lines: Float64Array; kickOffUtc: string | null }

function packed({ values, lines, kickOffUtc }: KnownNumbers): PackedNumbers {
  return { values: Float64Array.from(new Set(values)), lines: Float64Array.from(new Set(lines)), kickOffUtc }
}

/** What the client says of the rules is dropped; the newest turns go on, and the first of them is a question. */
function turnsOf({ messages }: Question): ChatRequest['turns'] {
  const turns = messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
  const newest = turns.slice(-TURNS_SENT_MAX)
  return newest.slice(newest.findIndex(({ role }) => role === 'user'))
}

type Named = { fixtureId?: number | null | undefined; conversationId?: string | null | undefined }

/** What the talk is about. Anybody signed in may talk of a match; the chat page's conversations need their right. */
async function subjectOf(
  { db, clock }: ChatDeps,
  session: Session,
  { fixtureId, conversationId }: Named,
): Promise<QuotaSubject> {
  if (fixtureId != null) {
    if (!(await findFixtureRow(db, fixtureId))) throw new AppError('fixture.notFound')
    return { fixtureId }
  }
  if (!hasRight(session, 'chatPage')) throw new AppError('plan.rightMissing')
  if (conversationId == null) return { conversationId: await insertConversation(db, session.userId, clock.now()) }
  if (!(await hasConversation(db, session.userId, conversationId))) throw new AppError('chat.conversationNotFound')
  return { conversationId }
}

/** What the reader is told when not a word came. Only without a stand-in does the AI's own failure come so far. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const isMoney = error instanceof SourceError && error.failure === 'quota_day'
  return new AppError(isMoney ? 'chat.noCredits' : 'chat.failed', { cause: error })
}
