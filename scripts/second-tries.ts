import type { Reporter, TestCase } from 'vitest/node'

/** Names each test that passed only when tried again, so that a second try hides nothing. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName)
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.log(`Passed at the second try only: ${name}`)
  }
}
