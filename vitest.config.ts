import { defineConfig } from 'vitest/config'

const server = {
  include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
  globalSetup: ['server/test/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{core,contract,adapters}/src/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      { test: { ...server, name: 'server on the embedded database', provide: { databaseKind: 'embedded' } } },
      { test: { ...server, name: 'server on PostgreSQL', provide: { databaseKind: 'postgres' } } },
    ],
  },
})
