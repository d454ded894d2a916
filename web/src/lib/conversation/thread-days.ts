import type { ThreadMessage } from '@prancheta/contract/support/thread.ts'
import type { Side } from '@prancheta/core/support/status.ts'
import { formatDate, isoDay } from '#lib/format/format.ts'

const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', weekday: 'long' })
const DAY_MS = 86_400_000

/** 'Hoje', 'Ontem', or 'sábado, 14/11/2026'. */
export function dayWords(date: Date, now: Date): string {
  const day = isoDay(date)
  if (day === isoDay(now)) return 'Hoje'
  // Noon, so that no change of the clocks can reach another day.
  const yesterday = new Date(Date.parse(`${isoDay(now)}T12:00:00-03:00`) - DAY_MS)
  return day === isoDay(yesterday) ? 'Ontem' : `${weekday.format(date)}, ${formatDate(date)}`
}

type SentMessage = ThreadMessage & {
  sender: string
  /** The first of several by the same sender, over which the name stands. */
  isFirst: boolean
}
export type ThreadDay = { day: string; messages: SentMessage[] }

type Reader = { mine: Side; otherName: string }

/** A thread by the days of São Paulo's calendar, each message with who sent it. */
export function byDay(messages: readonly ThreadMessage[], reader: Reader): ThreadDay[] {
  const days: ThreadDay[] = []
  for (const message of messages) {
    const day = isoDay(new Date(message.created_at))
    const sender = senderOf(message, reader)
    const last = days.at(-1)
    const isSameDay = last?.day === day
    const before = isSameDay ? last.messages.at(-1) : undefined
    const isFirst = before?.sender !== sender || before.sender_type !== message.sender_type
    const sent = { ...message, sender, isFirst }
    if (isSameDay) last.messages.push(sent)
    else days.push({ day, messages: [sent] })
  }
  return days
}

/** To a user support is one; admins see which of them wrote. */
function senderOf({ sender_type, sender_name, is_own }: ThreadMessage, { mine, otherName }: Reader): string {
  if (is_own) return 'Você'
  if (sender_type !== mine) return otherName
  return sender_name ?? 'Suporte'
}
