import { z } from 'zod'
import { callPart, GatheredCalls, type ToolCall } from '#ai/openai-compatible/gather-calls.ts'
import { hiddenThoughts, type Manners } from '#ai/openai-compatible/hidden-thoughts.ts'
import type { ReplySize } from '#ai/openai-compatible/reply-size.ts'
import type { Watch } from '#ai/openai-compatible/watch.ts'
import { SourceError } from '#source-error.ts'

/** What we read of a piece. The first may bring no choices at all, the last an empty list, and content may be null. */
const chunkShape = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), tool_calls: z.array(callPart).nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
})

/** Endings of a reply that is whole. Some services have words of their own for it. */
const WHOLE = new Set(['stop', 'tool_calls', 'function_call', 'eos', 'eos_token', 'end_turn', 'stop_sequence'])
/** Endings at which the model was stopped rather than done. The service works: another question may be answered. */
const CUT_REASONS: Readonly<Record<string, string>> = {
  length: 'the reply reached the longest that the service allows',
  model_length: 'the talk reached the longest that the model allows',
  max_tokens: 'the reply reached the longest that the service allows',
  content_filter: 'the filter of the service ended the reply',
}

/** How a round ended: with calls, or as the end of the reply. `text` is what it said, without what the model thought. */
export type Round = { text: string; calls: readonly ToolCall[] }

type Reading = { source: string; chunks: AsyncIterator<unknown>; watch: Watch; size: ReplySize; manners: Manners }

/** The text of one answer of the service as it comes, without what the model thought. Throws when it was not whole. */
export async function* readRound({ source, chunks, watch, size, manners }: Reading): AsyncGenerator<string, Round> {
  const visible = hiddenThoughts(manners)
  const calls = new GatheredCalls()
  let text = ''
  let reason: string | null = null
  let hasChoices = false
  /** What was said before a look-up and what is said after it are two paragraphs. */
  const counted = (shown: string): string => {
    const told = text === '' && size.hasText ? `\n\n${shown}` : shown
    size.addText(told)
    text += shown
    return told
  }
  for (;;) {
    const next = await watch.during(() => chunks.next())
    if (next.done || watch.signal.aborted) break
    const chunk = chunkShape.safeParse(next.value)
    if (!chunk.success) throw new SourceError(source, 'schema', 'a piece of the reply is not as expected')
    hasChoices ||= chunk.data.choices != null
    const [choice] = chunk.data.choices ?? []
    reason = choice?.finish_reason || reason
    for (const part of choice?.delta?.tool_calls ?? []) size.add(calls.add(part))
    const shown = visible.next(choice?.delta?.content ?? '')
    if (shown !== '') yield counted(shown)
  }
  if (watch.signal.aborted) throw new Error('ended from here')
  const rest = visible.end()
  if (rest !== '') yield counted(rest)
  if (!hasChoices) throw new SourceError(source, 'schema', 'the answer is no stream of a reply')
  const cut = reason && CUT_REASONS[reason.toLowerCase()]
  if (cut) throw new SourceError(source, 'cut', cut)
  const isWhole = reason === null ? watch.hasEndMark() : WHOLE.has(reason.toLowerCase())
  if (!isWhole) throw new SourceError(source, 'upstream', 'the reply was cut')
  if (text === '' && calls.all.length === 0) throw new SourceError(source, 'upstream', 'the reply was empty')
  return { text, calls: calls.all }
}
