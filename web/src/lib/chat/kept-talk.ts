import { z } from 'zod'
import { onPersonGone } from '#lib/session/private-data.ts'

/** What became of a reply that is not simply whole. */
export const REPLY_NOTES = ['interrupted', 'stopped'] as const

const keptEntry = z.strictObject({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  note: z.enum(REPLY_NOTES).nullable(),
  /** Who answered instead of the AI, or null. */
  standIn: z.boolean(),
  unconfirmed: z.array(z.strictObject({ index: z.int(), text: z.string() })),
})
export type TalkEntry = z.output<typeof keptEntry>

const keptTalk = z.strictObject({
  conversationId: z.uuid().nullable(),
  greeting: z.string().nullable(),
  entries: z.array(keptEntry),
})
export type KeptTalk = z.output<typeof keptTalk>

/** Counts who was here: what belongs to somebody who has gone must not be written after they went. */
let person = 0
onPersonGone(() => {
  person += 1
})

export type TalkBox = { name: string; person: number }

/** One talk of one person in this tab: about a match, or that of the chat page. Session storage goes with the session. */
export function talkBox(userId: string, subject: number | 'page'): TalkBox {
  return { name: `prancheta.chat.${userId}.${subject}`, person }
}

export function readTalk(box: TalkBox): KeptTalk | null {
  try {
    const text = sessionStorage.getItem(box.name)
    return text === null ? null : (keptTalk.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null // A browser that forbids storage keeps nothing.
  }
}

export function writeTalk(box: TalkBox, talk: KeptTalk): void {
  if (box.person !== person) return
  try {
    sessionStorage.setItem(box.name, JSON.stringify(talk))
  } catch {
    // Full or forbidden: the talk goes on, and a reload forgets it.
  }
}

export function forgetTalk(box: TalkBox): void {
  try {
    sessionStorage.removeItem(box.name)
  } catch {
    // There is nothing to forget.
  }
}
