import { digitsOf } from '#lib/forms/masked-text.ts'

export type CardOutcome = 'approved' | 'declined'

/** The only numbers the demonstration takes. They are known to everybody and belong to nobody. */
export const TEST_CARDS: Record<CardOutcome, string> = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
}

/** What a typed number would do; null for any that is not a test card, which must never leave the browser. */
export function outcomeOf(typed: string): CardOutcome | null {
  const digits = digitsOf(typed)
  if (digits === digitsOf(TEST_CARDS.approved)) return 'approved'
  return digits === digitsOf(TEST_CARDS.declined) ? 'declined' : null
}
