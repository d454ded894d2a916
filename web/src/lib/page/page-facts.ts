import { createContext, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** What our server tells a page that it renders on request. Null while developing, where the page server is another. */
export type PageFacts = {
  nonce: string
  /** Whom to tell when drawing the page fails. */
  report: (error: unknown) => void
  /** Our own address as people reach it. */
  siteUrl: string
  /** What the server knows under this name; null when there is nothing. */
  read: (name: string, id: string) => Promise<unknown>
}

export const pageFacts = createRouterContext<PageFacts | null>(null)

/**
 * The one-time word that lets an inline script of a page rendered on request pass our content policy.
 * Undefined on prerendered pages, whose scripts pass by their hash, and in the browser.
 */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
