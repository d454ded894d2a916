/**
 * An error as the log may have it. A database's message and detail repeat the values that offended it (an
 * e-mail, a name), so of those only the code and the constraint are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  if ('severity' in error) {
    const { code, constraint, table, routine } = error as Error &
      Partial<Record<'code' | 'constraint' | 'table' | 'routine', unknown>>
    return { kind: 'database', code, constraint, table, routine, at: framesOf(error), ...cause }
  }
  return { kind: error.name, message: error.message, at: framesOf(error), ...cause }
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
}
