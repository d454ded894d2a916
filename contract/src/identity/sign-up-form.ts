import { AGE_MIN_YEARS, ageOn, type CalendarDate, isPlausibleBirthDate } from '@prancheta/core/identity/age.ts'
import { z } from 'zod'
import { commonWords } from '../protocol/words.ts'
import { signUp } from './routes.ts'

/** The sign-up as its screen asks it: the server's own fields, in the order in which they are checked, the birth date judged on `today`. */
export function signUpForm(today: CalendarDate) {
  return z.object({
    ...signUp.input.shape,
    birth_date: signUp.input.shape.birth_date
      .refine((day) => isPlausibleBirthDate(day, today), commonWords.birthDateInvalid)
      .refine((day) => !isPlausibleBirthDate(day, today) || ageOn(day, today) >= AGE_MIN_YEARS, commonWords.underage),
  })
}
