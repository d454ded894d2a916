import { z } from 'zod'
import { hiddenThoughts } from '#ai/openai-compatible/hidden-thoughts.ts'
import type { Watch } from '#ai/openai-compatible/watch.ts'
import { SourceError } from '#source-error.ts'

/** Ten times the longest reply that anybody reads; what goes on beyond it is cut. */
const REPLY_BYTES_MAX = 16_384

/** What we read of a piece. The first may bring no choices at all, the last an empty list, and content may be null. */
const chunkShape = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
})

/** Endings at which the model was stopped rather than done. */
const CUT_REASONS: Readonly<Record<string, string>> = {
  length: 'the reply reached the longest that the service allows',
  content_filter: 'the filter of the service ended the reply',
}

/** The text of a reply as it comes, without what the model thought. Throws when it was not whole. */
export async function* readPieces(
  source: string,
  chunks: AsyncIterator<unknown>,
  watch: Watch,
): AsyncGenerator<string> {
  const visible = hiddenThoughts()
  let reason: string | null = null
  let hasChoices = false
  let bytes = 0
  for (;;) {
    const next = await watch.during(() => chunks.next())
    if (next.done || watch.signal.aborted) break
    const chunk = chunkShape.safeParse(next.value)
    if (!chunk.success) throw new SourceError(source, 'schema', 'a piece of the reply is not as expected')
    hasChoices ||= chunk.data.choices != null
    const [choice] = chunk.data.choices ?? []
    reason = choice?.finish_reason || reason
    const text = visible.next(choice?.delta?.content ?? '')
    if (text === '') continue
    bytes += Buffer.byteLength(text)
    if (bytes > REPLY_BYTES_MAX) throw new SourceError(source, 'upstream', 'the reply does not end')
    yield text
  }
  if (watch.signal.aborted) throw new Error('ended from here')
  const rest = visible.end()
  bytes += Buffer.byteLength(rest)
  if (rest !== '') yield rest
  if (!hasChoices) throw new SourceError(source, 'schema', 'the answer is no stream of a reply')
  const cut = reason === null ? !watch.hasEndMark() && 'the reply was cut' : CUT_REASONS[reason]
  if (cut) throw new SourceError(source, 'upstream', cut)
  if (bytes === 0) throw new SourceError(source, 'upstream', 'the reply was empty')
}
