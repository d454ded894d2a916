import type { ChatChunk } from '@prancheta/contract/chat.ts'
import { chatMessages, conversationStarted, conversationsLeft } from '@prancheta/contract/chat-messages.ts'
import { UNLIMITED } from '@prancheta/contract/quota.ts'
import { ApiError } from '#lib/call-api.ts'
import { formatCount } from '#lib/format.ts'
import { logFailure } from '#lib/log-failure.ts'
import { isRefusal } from '#lib/tell-failure.ts'
import { toast } from '#lib/toast.ts'

export type SeePlans = () => void

const shown = (count: number) => (count >= UNLIMITED ? '∞' : formatCount(count))

/** A unit of the month was used just now. Going on with what is counted says nothing. */
export function tellStarted({ quota }: NonNullable<ChatChunk['start']>): void {
  if (!quota.newUnit) return
  toast.success(conversationStarted(quota.current, shown(quota.limit)), {
    description: conversationsLeft(shown(quota.remaining), quota.plan),
  })
}

export function tellExhausted(seePlans: SeePlans): void {
  toast.error(chatMessages.quotaExhausted, { action: { label: chatMessages.seePlans, onClick: seePlans } })
}

export function tellQuotaFailure(failure: unknown): void {
  if (isSessionLost(failure)) return // the page leads to the sign-in
  toast.error(chatMessages.quotaCheckFailed, { description: chatMessages.quotaCheckFailedHint })
}

/** Why not a word came. */
export function tellNoReply(failure: unknown, seePlans: SeePlans): void {
  if (isSessionLost(failure)) return
  const { code, status } = failure instanceof ApiError ? failure : { code: null, status: null }
  if (code === 'chat.quotaExhausted') tellExhausted(seePlans)
  else if (status === 429) toast.error(chatMessages.tooQuickTitle, { description: chatMessages.tooQuick })
  else if (status === 402) toast.error(chatMessages.noCreditsTitle, { description: chatMessages.noCredits })
  else if (isRefusal(failure)) toast.error(failure.message)
  else {
    logFailure(chatMessages.streamFailed, failure)
    toast.error(chatMessages.sendFailedTitle, { description: chatMessages.sendFailed })
  }
}

function isSessionLost(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'session.required'
}
