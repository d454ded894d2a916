import { createContext, useContext } from 'react'

/**
 * The one-time word that lets an inline script of a page rendered on request pass our content policy.
 * Undefined on prerendered pages, whose scripts pass by their hash, and in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
