import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'core/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'adapters/src/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // One browser at a time: two would only take turns on a small machine.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A second, the default, is little for a browser on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
