/** Something the person who starts the server can put right. Printed as one sentence, without a stack, exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
