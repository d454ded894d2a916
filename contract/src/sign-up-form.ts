import { AGE_MIN_YEARS, ageOn, type CalendarDate, isPlausibleBirthDate } from '@prancheta/core/identity/age.ts'
import { z } from 'zod'
import { signUp } from './identity.ts'
import { memberMessages } from './member-messages.ts'
import { messages } from './messages.ts'

const mustBe = (words: string) => z.boolean({ error: words }).refine((ticked) => ticked, words)

/**
 * The sign-up as its screen asks it: the server's own fields, in the order in which they are checked, the birth date
 * judged on `today`, and the two boxes to tick, which are not sent.
 */
export function signUpForm(today: CalendarDate) {
  return z.object({
    ...signUp.input.shape,
    birth_date: signUp.input.shape.birth_date
      .refine((day) => isPlausibleBirthDate(day, today), messages.birthDateInvalid)
      .refine((day) => !isPlausibleBirthDate(day, today) || ageOn(day, today) >= AGE_MIN_YEARS, messages.underage),
    isAdult: mustBe(memberMessages.adultRequired),
    acceptTerms: mustBe(memberMessages.termsRequired),
  })
}
