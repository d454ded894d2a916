import { defineConfig } from 'vitest/config'

// `npm run test:deep` sets it: the same promises tried far more often, and no file sharing a process with another.
const isDeep = process.env.DEEP === '1'

/** Pure code leaves nothing behind in its process, so files share one: starting each anew cost more than its tests. */
const pure = { isolate: isDeep, pool: 'threads', setupFiles: isDeep ? ['scripts/more-runs.ts'] : [] } as const

/** None waits that long; a machine busy with other things may need it. */
const UNIT_TIMEOUT_MS = isDeep ? 600_000 : 120_000

/**
 * Loaded by Node itself, as the product is: rewritten by Vite first, the server took twice the processor time to load, and
 * what counts much is slower where every imported name is looked up anew. Only the web's own code needs Vite.
 */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

/**
 * The deep run hashes at full cost and counts in thousands, beside a whole browser, and a line to the database may hold back
 * (server/test/hold-back.ts): only what never ends is to fail.
 */
const SERVER_TIMEOUT_MS = isDeep || process.env.HELD_BACK_MS ? 900_000 : 180_000

/**
 * Room for young objects, most of which a test forgets before the room is full: a twentieth of the processor time of a test
 * process went into clearing it away more often.
 */
const ROOM_FOR_YOUNG = isDeep ? [] : ['--max-semi-space-size=64']

/**
 * The memory of an embedded database lies outside Node's own, which by itself takes each further piece of it as a reason to look
 * through the whole of its own: a tenth of the processor time.
 */
const OUTSIDE_COUNTS_LESS = isDeep ? [] : ['--external-memory-accounted-in-global-limit']

const server = {
  ...loadedByNode,
  globalSetup: ['server/test/global-setup.ts'],
  setupFiles: ['server/test/drop-databases.ts'],
  // Loading the server takes longer than most files take to run, and its modules keep nothing from one app to the next.
  isolate: isDeep,
  // Far longer than anything takes, so that only a state that never comes fails.
  expect: { poll: { timeout: 60_000 } },
  testTimeout: SERVER_TIMEOUT_MS,
  hookTimeout: SERVER_TIMEOUT_MS,
}
/** What only repeats, at length, a promise that another file holds. */
const FOR_THE_DEEP_RUN = isDeep ? [] : ['**/*.deep.*']
const EVERY_SERVER_TEST = ['server/src/**/*.test.ts', 'server/test/**/*.test.ts']

/**
 * What could differ on the embedded database: it runs in our own thread over one connection, with parsers, locks and
 * notices of its own. One file for each way of using a database, the cheapest that does; that members sign up, analyse,
 * publish, pay and write on it, the short past plays; that they sign in, the commands' own server. The deep run tries every file.
 */
const EMBEDDED_SET = [
  'server/**/*.embedded.test.ts',
  'server/test/upgrade/upgrade.test.ts', // an older database of either kind
  'server/src/platform/{cache,db,jobs,live}/*.test.ts', // values of every type, migrations, leases, locks and notices
  'server/src/capabilities/account/everything.test.ts', // the catalogue, a row of every table, cascades
  'server/src/capabilities/billing/webhook.test.ts', // transactions that must not disagree
  'server/src/capabilities/history/{history,settlement}.test.ts', // pages, cursors, triggers
  'server/src/capabilities/journal/exchange/exchange.test.ts', // long lists of keys, many rows at once
  'server/src/capabilities/journal/figures.test.ts', // sums by triggers over tables of changes, numbers of every kind
  'server/src/capabilities/analysis/quota/quota.test.ts', // one statement that claims
  'server/src/capabilities/support/messages.test.ts', // triggers that number and count
  'server/src/capabilities/admin/users/user-list.test.ts', // search without a collation, big lists, days in São Paulo
]

export default defineConfig({
  test: {
    // Much of the time is waiting, for a database or a browser, so even two cores bear two files at once.
    maxWorkers: 2,
    globalSetup: ['scripts/suite/own-temporary-folder.ts'],
    projects: [
      { test: { ...pure, ...loadedByNode, name: 'shape', include: ['scripts/shape/**/*.test.ts'] } },
      {
        test: {
          ...pure,
          ...loadedByNode,
          name: 'unit',
          testTimeout: UNIT_TIMEOUT_MS,
          include: [
            '{core,contract,analyst,demo-world,adapters}/src/**/*.test.ts',
            'scripts/{backtest,changed,demo-world,log-reader,suite}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...pure,
          name: 'web',
          testTimeout: UNIT_TIMEOUT_MS,
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // What needs two connections or processes at once stands in *.postgres.test.ts, what is about a data folder in
        // *.embedded.test.ts.
        test: {
          ...server,
          name: 'server, embedded',
          execArgv: OUTSIDE_COUNTS_LESS,
          include: isDeep ? EVERY_SERVER_TEST : EMBEDDED_SET,
          exclude: ['**/*.postgres.test.ts', ...FOR_THE_DEEP_RUN],
          provide: { databaseKind: 'embedded' },
        },
      },
      {
        test: {
          ...server,
          name: 'server, PostgreSQL',
          execArgv: ROOM_FOR_YOUNG,
          include: EVERY_SERVER_TEST,
          exclude: ['**/*.embedded.test.ts', ...FOR_THE_DEEP_RUN],
          provide: { databaseKind: 'postgres' },
        },
      },
      { test: { ...loadedByNode, name: 'commands', include: ['scripts/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          ...loadedByNode,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // A worker keeps its browser profiles from file to file (e2e/profiles.ts).
          isolate: false,
          // Nothing is decided by these: a machine busy with other things may need them.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
