/** Marks changes of the address that only follow what is shown, and never lead to it. */
export const OWN_STEP = 'own-step'

export function isOwnStep(state: unknown): boolean {
  return state === OWN_STEP
}
