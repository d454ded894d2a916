/** For failures that the specification only logs: the reader sees what was known before. */
export function logFailure(words: string, failure: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line in the console.
  console.error(words, failure instanceof Error ? failure.message : '')
}
