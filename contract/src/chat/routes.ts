import { ANALYSIS_PARTS } from '@prancheta/core/checking/telling/place-of.ts'
import { cleanText, fits, isBlank } from '@prancheta/core/support/text.ts'
import { z } from 'zod'
import { checkChatQuota } from '../analysis/quota.ts'
import { pickField } from '../analysis/routes.ts'
import { idField } from '../fixtures/routes.ts'
import { route } from '../protocol/route.ts'
import { atMostCharacters } from '../protocol/words.ts'
import { chatStep } from './steps.ts'
import { chatWords } from './words.ts'

export const CHAT_MESSAGE_LENGTH_MAX = 4_000
/** So many of the newest turns go to the AI; a conversation may be longer. */
export const TURNS_SENT_MAX = 40
/** What an AI writes at most, with room; a client only sends back what it was given. */
const REPLY_LENGTH_MAX = 40_000
/** Forty turns of the longest kind, in letters of two bytes. */
const LONG_TALK_BYTES = 2 * 1024 * 1024

const question = z
  .string()
  .transform(cleanText)
  .refine((text) => !isBlank(text), { error: chatWords.messageBlank })
  .refine((text) => fits(text, CHAT_MESSAGE_LENGTH_MAX), { error: atMostCharacters(CHAT_MESSAGE_LENGTH_MAX) })

const turn = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('user'), content: question }),
  z.strictObject({ role: z.literal('assistant'), content: z.string().max(REPLY_LENGTH_MAX) }),
  // The specification's client sends one; the server writes its own and drops it.
  z.strictObject({ role: z.literal('system'), content: z.string() }),
])

/** A number of a reply, by where it begins in it. */
export const toldNumber = z.strictObject({
  index: z.int().min(0),
  text: z.string(),
  /** False: nothing of ours could be set beside it, and the reader is told so. */
  isChecked: z.boolean(),
  /** The market whose number it is; null for one of no market. */
  market: z.string().nullable(),
  /** The part of the analysis that shows it, where it is no market's. Talks that a browser kept from before have none. */
  part: z.enum(ANALYSIS_PARTS).nullable().default(null),
})
export type ToldNumber = z.output<typeof toldNumber>

/** One `data:` line of the answer. `start` comes before its first word, `step` wherever something is looked up, `check` with the words it is of. */
export const chatChunk = z.strictObject({
  choices: z.array(z.strictObject({ delta: z.strictObject({ content: z.string().optional() }) })),
  start: z
    .strictObject({
      /** To go on with on /chat; null where the talk is about a match. */
      conversationId: z.uuid().nullable(),
      answeredBy: z.string(),
      /** The embedded analyst answers because the AI did not. */
      isStandIn: z.boolean(),
      /** What it took of the month, counted as after it. */
      quota: checkChatQuota.output.omit({ allowed: true, alreadyCounted: true }).extend({ newUnit: z.boolean() }),
    })
    .optional(),
  step: chatStep.optional(),
  /** Of the steps told before: it found nothing out, so nothing said rests on it. */
  failedStep: chatStep.optional(),
  check: z
    .strictObject({
      /** Of these words, by their place in the whole reply: those that were not checked, and those that the analysis shows. */
      numbers: z.array(toldNumber),
    })
    .optional(),
})
export type ChatChunk = z.output<typeof chatChunk>

/** The line after the last piece. A stream that ends without it was cut. */
export const STREAM_END = '[DONE]'
/** The event that a cut reply ends with; its data is a refusal's body. */
export const STREAM_ERROR_EVENT = 'error'

export const chatAi = route({
  method: 'post',
  path: '/api/chat-ai',
  bodyBytesMax: LONG_TALK_BYTES,
  closedWhilePaused: true,
  summary:
    'The AI’s reply as server-sent events, ending with [DONE]. About `fixtureId`, or without it on the chat page: there the first answer gives a `conversationId` to go on with.',
  input: z
    .object({
      messages: z.array(turn),
      fixtureId: idField.nullish(),
      conversationId: z.uuid().nullish(),
      /** A combination of the asker's own on that match, `combo:` and its legs: priced by the server, and told with the rest. */
      combo: pickField.nullish(),
    })
    .refine(({ messages }) => messages.at(-1)?.role === 'user', { error: chatWords.questionMissing })
    .refine(({ fixtureId, conversationId }) => fixtureId == null || conversationId == null, {
      error: chatWords.oneSubjectOnly,
    }),
  output: chatChunk,
})
