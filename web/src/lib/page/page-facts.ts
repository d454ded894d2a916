import { createContext } from 'react-router'

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

export const pageFacts = createContext<PageFacts | null>(null)
