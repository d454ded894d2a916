import { UNLIMITED } from '@prancheta/contract/analysis/quota.ts'
import type { ChatChunk } from '@prancheta/contract/chat/routes.ts'
import { chatWords, conversationStarted, conversationsLeft } from '@prancheta/contract/chat/words.ts'
import { ApiError } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { isRefusal } from '#lib/api/tell-failure.ts'
import { formatCount } from '#lib/format/format.ts'
import { toast } from '#lib/page/toast.ts'

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
  toast.error(chatWords.quotaExhausted, { action: { label: chatWords.seePlans, onClick: seePlans } })
}

export function tellQuotaFailure(failure: unknown): void {
  if (isSessionLost(failure)) return // the page leads to the sign-in
  toast.error(chatWords.quotaCheckFailed, { description: chatWords.quotaCheckFailedHint })
}

/** Why not a word came. */
export function tellNoReply(failure: unknown, seePlans: SeePlans): void {
  if (isSessionLost(failure)) return
  const { code, status } = failure instanceof ApiError ? failure : { code: null, status: null }
  if (code === 'chat.quotaExhausted') tellExhausted(seePlans)
  else if (status === 429) toast.error(chatWords.tooQuickTitle, { description: chatWords.tooQuick })
  else if (status === 402) toast.error(chatWords.noCreditsTitle, { description: chatWords.noCredits })
  else if (isRefusal(failure)) toast.error(failure.message)
  else {
    logFailure(chatWords.streamFailed, failure)
    toast.error(chatWords.sendFailedTitle, { description: chatWords.sendFailed })
  }
}

function isSessionLost(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'session.required'
}
