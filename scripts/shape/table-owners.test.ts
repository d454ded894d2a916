import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { readSource, sourceFiles } from './read-imports.ts'
import { tableUsesIn } from './read-table-uses.ts'
import { EXCEPTIONS, OWNERS } from './table-owners.ts'

const owners = Object.entries(OWNERS)
const ownerOf = new Map(
  owners.flatMap(([owner, { tables, views = [] }]) => [...tables, ...views].map((name) => [name, owner] as const)),
)
const views = new Set(owners.flatMap(([, owned]) => owned.views ?? []))
const uses = sourceFiles({ withTests: false })
  .filter((path) => path.startsWith('server/src/'))
  .flatMap((path) => tableUsesIn(readSource(path), new Set(ownerOf.keys())).map((use) => ({ path, ...use })))
type Use = (typeof uses)[number]

/** 'server/src/capabilities/support/thread-store.ts' speaks for support, whatever is no capability for the platform. */
const speakerOf = (path: string) => /^server\/src\/capabilities\/([^/]+)\//.exec(path)?.[1] ?? 'platform'
const isOwn = ({ path, table }: Use) => ownerOf.get(table) === speakerOf(path)
const show = ({ path, table }: Use) => `${path} names ${table}, which is of ${ownerOf.get(table)}`

test('a capability’s SQL names its own tables, and of others only the views that are open to readers', () => {
  const isExcepted = ({ path, table }: Use) =>
    [...(EXCEPTIONS[path]?.reads ?? []), ...(EXCEPTIONS[path]?.writes ?? [])].includes(table)
  const foreign = uses.filter((use) => !isOwn(use) && !views.has(use.table) && !isExcepted(use))
  expect(foreign.map(show)).toEqual([])
})

test('nobody writes what another owns, and nobody writes through a view', () => {
  const isExcepted = ({ path, table }: Use) => EXCEPTIONS[path]?.writes?.includes(table) === true
  const wrong = uses.filter((use) => use.isWrite && (!isOwn(use) || views.has(use.table)) && !isExcepted(use))
  expect(wrong.map(show)).toEqual([])
})

test('every exception is still needed', () => {
  const needless = Object.entries(EXCEPTIONS).flatMap(([path, { reads = [], writes = [] }]) => [
    ...reads.filter((table) => !uses.some((use) => use.path === path && use.table === table)),
    ...writes.filter((table) => !uses.some((use) => use.path === path && use.table === table && use.isWrite)),
  ])
  expect(needless).toEqual([])
})

test.each([
  ["db.selectFrom('plans').select('plan')", 'plans'],
  ["db.selectFrom(['plans as p', 'people'])", 'plans people'],
  ["db.selectFrom(isTeam ? 'teams' : 'leagues')", 'teams leagues'],
  [".leftJoin('plans as p', 'p.user_id', 'people.id')", 'plans'],
  [".innerJoinLateral((query) => query.selectFrom('plans'), (join) => join.onTrue())", 'plans'],
  ['not(exists(selectFrom(`x`)), selectFrom("plans"))', 'plans'],
  ["db.insertInto('plans').values({})", 'plans!'],
  ["db.deleteFrom('plans').using('people')", 'plans! people'],
  ['sql`select 1 from plans p, people where true`', 'plans people'],
  ['sql`select 1 from people\n      join "plans" on true`', 'people plans'],
  ['sql`with gone as (delete from public.plans returning 1) update people set id = null`', 'plans! people!'],
  ["sql`lock table plans` ; sql.table('people')", 'people plans!'],
  ["// from plans\nconst plans = 'plans'", ''],
])('the scan sees the tables in %s', (source, expected) => {
  const seen = tableUsesIn(source, new Set(ownerOf.keys())).map(({ table, isWrite }) => `${table}${isWrite ? '!' : ''}`)
  expect(seen.join(' ')).toBe(expected)
})

test('the scan finds a use of every table and view, so that none escapes it', () => {
  expect([...ownerOf.keys()].filter((name) => !uses.some(({ table }) => table === name))).toEqual([])
})

test('everything in the schema has one owner, and nothing else has', () => {
  const schema = readFileSync(join(ROOT, 'server/schema.sql'), 'utf8')
  const made = [...schema.matchAll(/^create (?:or replace )?(?:table|view|function|procedure) (?:public\.)?(\w+)/gim)]
  const owned = owners.flatMap(([, { tables, views: open = [], functions = [] }]) => [...tables, ...open, ...functions])
  expect(owned.toSorted()).toEqual(made.map(([, name = '']) => name).toSorted())
})
