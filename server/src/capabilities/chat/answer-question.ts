import type { ChatRequest } from '@prancheta/adapters/ai/port.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import { type chatAi, TURNS_SENT_MAX } from '@prancheta/contract/chat/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { systemPrompt } from '@prancheta/core/chat/system-prompt.ts'
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
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { isDatabaseAway } from '#platform/db/is-away.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { EventStream } from '#platform/http/event-stream.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Session } from '#platform/session/session.ts'
import type { BriefMatch, TalkedMatch } from './brief-match.ts'
import { hasConversation, insertConversation } from './chat-store.ts'
import { CheckedReply } from './checked-reply.ts'
import { ReplyWriter } from './reply-writer.ts'
import type { StreamTurns } from './stream-turns.ts'
import { matchTools } from './tools/match-tools.ts'
import { readerTools } from './tools/reader-tools.ts'
import type { Tool } from './tools/tool.ts'
import { openToolbox } from './tools/toolbox.ts'

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
      if (!writer.hasBegun) await giveBack(deps, claimed)
      stream.signal.throwIfAborted()
      if (!stream.hasBegun) throw refusalOf(error)
      if (writer.hasBegun) throw error
      deps.log.warn({ error: describeError(error) }, 'chat: something was looked up and nothing answered')
      await writer.refuse(refusalOf(error))
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

async function writeReply(writing: Writing): Promise<void> {
  const { deps, tools, claimed, question, writer, signal } = writing
  const { subject, userId } = claimed
  const match =
    'fixtureId' in subject ? await tools.briefMatch(userId, subject.fixtureId, question.combo ?? null) : null
  const briefing = match?.briefing ?? null
  const turns = turnsOf(question)
  const reply = new CheckedReply(
    briefing,
    turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  )
  signal.throwIfAborted()
  let isOwn: boolean
  try {
    const request = { system: systemPrompt(briefing), turns, briefing, signal }
    const lookUps = { writer, reply, log: deps.log, signal }
    // The embedded analyst looks nothing up: it has the whole briefing.
    const tools = writing.ai.isDemo ? {} : { tools: openToolbox(toolsFor(writing, match, reply), lookUps) }
    isOwn = await pourReply(writing, { ...request, ...tools }, reply)
  } catch (error) {
    if (!writer.hasBegun || signal.aborted) throw error
    await writer.write(reply.end(), reply.untold())
    await writer.cut(deps.log, error)
    return
  }
  // What is ours goes out as it is: the embedded analyst writes from the briefing alone.
  await writer.finish(isOwn ? reply.ofOurOwn(writer.text) : [])
}

/** What may be looked up: of the match that is talked about, and what the reader may see without one. */
function toolsFor({ deps, claimed }: Writing, match: TalkedMatch | null, { facts }: CheckedReply): Tool[] {
  const { subject, userId } = claimed
  const fixtureId = 'fixtureId' in subject ? subject.fixtureId : null
  const ofMatch = match && facts ? matchTools({ facts, joint: match.joint, standings: match.standings }) : []
  const kickOff = facts ? new Date(facts.about.match.kickOffUtc) : deps.clock.now()
  return [...ofMatch, ...readerTools(deps, { userId, fixtureId, day: dateInSaoPaulo(kickOff) })]
}

/** Lets the reply out as it comes, an AI's a checked sentence at a time. True where we wrote it ourselves. */
async function pourReply(
  { deps, ai, claimed, writer }: Writing,
  request: ChatRequest,
  reply: CheckedReply,
): Promise<boolean> {
  const { subject } = claimed
  let isOwn = ai.isDemo
  for await (const { text, isStandIn } of ai.reply(request)) {
    if (!writer.hasBegun) {
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
    const piece = isOwn ? text : reply.take(text)
    await writer.write(piece, reply.untold())
  }
  if (!writer.hasBegun) throw new Error('a reply without a word')
  await writer.write(reply.end(), reply.untold())
  return isOwn
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
  if (isDatabaseAway(error)) return new AppError('server.unavailable', { cause: error })
  const isMoney = error instanceof SourceError && error.failure === 'quota_day'
  return new AppError(isMoney ? 'chat.noCredits' : 'chat.failed', { cause: error })
}
