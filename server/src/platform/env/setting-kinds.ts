import { readSender, readSmtpAddress } from '@prancheta/adapters/mail/smtp/smtp-address.ts'
import { findLeagueCalled, type LeagueKey } from '@prancheta/core/leagues/known-leagues.ts'
import { z } from 'zod'

export const postgresAddress = z.string().refine((text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'must be an address such as postgres://user:password@host:5432/database',
})

export const siteAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((text) => new URL(text).origin)

export const mailServer = z.string().refine((text) => readSmtpAddress(text) !== null, {
  error: 'must be an address such as smtp://user:password@host:587 or smtps://user:password@host',
})

export const mailSender = z.string().refine((text) => readSender(text) !== null, {
  error: 'must be an address such as Prancheta <nao-responda@example.com>',
})

/** Goes into a header or a query as it is. Never repeated in a message. */
export const serviceKey = z.string().regex(/^[\x21-\x7e]+$/, { error: 'must be one word without blanks' })

export const serviceAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com' })
  .transform((text) => text.replace(/\/+$/, ''))

/** Leagues by their keys or by what people call them, separated by commas. */
export const leagueList = z.string().transform((text, context): LeagueKey[] => {
  const words = text.split(',').map((word) => word.trim())
  const known = words.map(findLeagueCalled).filter((key) => key !== null)
  if (known.length === words.length) return [...new Set(known)]
  const unknown = words.findIndex((word) => findLeagueCalled(word) === null)
  context.addIssue({
    code: 'custom',
    message: `must name leagues such as 'Brasileirão, Premier League'; the ${unknown + 1}. is none that we know`,
  })
  return z.NEVER
})

/** Betting houses by name, separated by commas. */
export const houseList = z
  .string()
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
  .refine((names) => names.length > 0, { error: 'must name houses such as Bet365, Betano' })
