import { plainLine, seenLength, storedLength } from '@prancheta/core/text/plain-line.ts'
import { z } from 'zod'
import { atMostCharacters, commonWords } from '../protocol/words.ts'
import { identityWords } from './words.ts'

const EMAIL_LENGTH_MAX = 255
export const PASSWORD_LENGTH_MIN = 6
export const PASSWORD_LENGTH_MAX = 128
export const NAME_LENGTH_MIN = 3
export const NAME_LENGTH_MAX = 100
export const CITY_LENGTH_MAX = 100
const STAKE_DEFAULT_MAX = 1_000_000

export const UFS = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR'],
  ...['RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
] as const

const PHONE = /^\(\d{2}\) \d{4,5}-\d{4}$/

export const emailField = z
  .string({ error: commonWords.emailInvalid })
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: commonWords.emailInvalid }).max(EMAIL_LENGTH_MAX, commonWords.emailTooLong))

export const passwordField = z
  .string({ error: commonWords.passwordTooShort })
  .min(PASSWORD_LENGTH_MIN, commonWords.passwordTooShort)
  .max(PASSWORD_LENGTH_MAX, commonWords.passwordTooLong)

/** One line of text: what nobody can see is dropped, the least is counted as people count, the most as it is stored. */
export const lineField = (lengthMin: number, tooShort: string, lengthMax: number) =>
  z
    .string({ error: tooShort })
    .overwrite(plainLine)
    .refine((line) => seenLength(line) >= lengthMin, tooShort)
    .refine((line) => storedLength(line) <= lengthMax, atMostCharacters(lengthMax))

export const phoneField = (message: string) =>
  z.string({ error: message }).min(14, message).max(15, message).regex(PHONE, commonWords.phoneFormat)

/** A box that must be ticked. */
export const tickedField = (words: string) => z.boolean({ error: words }).refine((ticked) => ticked, words)

/** What a mailed link carries. */
export const mailedToken = z
  .string({ error: commonWords.mailedLinkInvalid })
  .min(1, commonWords.mailedLinkInvalid)
  .max(200, commonWords.mailedLinkInvalid)

export const credentials = z.object({ email: emailField, password: passwordField })

export const nameField = lineField(1, `${commonWords.invalidValue}: no mínimo 1 caractere`, NAME_LENGTH_MAX)

export const stakeField = z
  .number({ error: identityWords.stakeInvalid })
  .min(0.01, identityWords.stakeInvalid)
  .max(STAKE_DEFAULT_MAX, identityWords.stakeInvalid)
  .multipleOf(0.01, identityWords.stakeInvalid)
