import { defineConfig } from 'vitest/config'

// Real browsers, databases and processes on a machine shared with others: a test may lose a race once, and then it is
// named at the end. What fails twice fails.
const retry = 1

const server = {
  retry,
  include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
  globalSetup: ['server/test/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    // Much of the time is waiting, for a database or a browser, so even two cores bear two files at once.
    maxWorkers: 2,
    projects: [
      { test: { name: 'shape', include: ['scripts/shape/**/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          // None waits that long; a machine busy with other things may need it.
          testTimeout: 30_000,
          include: [
            '{core,contract,adapters}/src/**/*.test.ts',
            'scripts/{backtest,demo-world}/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        // What needs two connections or processes at once stands in *.postgres.test.ts, what is about a data folder in
        // *.embedded.test.ts.
        test: {
          ...server,
          name: 'server, embedded',
          exclude: ['**/*.postgres.test.ts'],
          provide: { databaseKind: 'embedded' },
        },
      },
      {
        test: {
          ...server,
          name: 'server, PostgreSQL',
          exclude: ['**/*.embedded.test.ts'],
          provide: { databaseKind: 'postgres' },
        },
      },
      { test: { name: 'commands', include: ['scripts/*.test.ts'], retry, testTimeout: 120_000 } },
      {
        test: {
          name: 'journeys',
          retry,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // One browser at a time: two would only take turns on a small machine.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
