import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { FOLDERS, NEIGHBOURS, ROOMS } from './import-table.ts'
import { type Import, importsOf, readSource, sourceFiles } from './read-imports.ts'

const files = sourceFiles({ withTests: false })
const inRooms = files.filter((path) => path.includes('/'))
const imports = inRooms.flatMap(importsOf)
const roomOf = (path: string) => path.split('/')[0] ?? ''
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const PUTS_TOGETHER = 'server/src/capabilities.ts'
const show = ({ from, specifier }: Import) => `${from} imports ${specifier}`

/** 'server/src/platform/db/x.ts' lies in folder 'platform'; 'server/src/app.ts' in '(root)'. */
function folderOf(path: string): string {
  const [, src, folder, ...rest] = path.split('/')
  return src === 'src' && folder !== undefined && rest.length > 0 ? folder : '(root)'
}

test('every room is in the import table', () => {
  expect([...new Set(inRooms.map(roomOf))].filter((room) => !(room in ROOMS))).toEqual([])
})

test('rooms import only the rooms and packages that the table allows them', () => {
  const wrong = imports.filter(({ from, specifier, target }) => {
    const table = ROOMS[roomOf(from)]
    if (target !== null) return roomOf(target) !== roomOf(from) && !table?.rooms.includes(roomOf(target))
    return table?.packages !== 'any' && !table?.packages.includes(packageOf(specifier))
  })
  expect(wrong.map(show)).toEqual([])
})

test('inside server and web, imports go one way only', () => {
  const wrong = imports.filter(({ from, target }) => {
    const table = FOLDERS[roomOf(from)]
    if (!table || target === null || roomOf(target) !== roomOf(from) || !from.includes('/src/')) return false
    return !table[folderOf(from)]?.includes(folderOf(target))
  })
  expect(wrong.map(show)).toEqual([])
})

test('a capability meets another only through its index, and features do not import each other', () => {
  const wrong = imports.filter((each) =>
    Object.entries(NEIGHBOURS).some(([folder, rule]) => meetsNeighbour(each, folder, rule)),
  )
  expect(wrong.map(show)).toEqual([])
})

test('names of people and clubs are kept apart from the text around them', () => {
  const screens = files.filter((path) => path.startsWith('web/src/') && /(?<!test)\.tsx$/.test(path))
  const byHand = (rule: RegExp) => screens.filter((path) => rule.test(readSource(path)))
  expect(byHand(/(?<!\$)\{[\w.?]*\bname \?\? [\w.?]*email\}/)).toEqual(['web/src/ui/primitives/names.tsx'])
  // As text of an element; what is only heard needs no care.
  expect(byHand(/^\s*\{[\w.]*home_?[nN]ame\} |[^}]\} [x×] \{[\w.]*away_?[nN]ame\}$/m)).toEqual([])
})

test('nobody climbs out of a folder twice', () => {
  expect(imports.filter(({ specifier }) => specifier.startsWith('../../')).map(show)).toEqual([])
})

test('core is pure: no clock, chance, environment, console or network', () => {
  const impure =
    /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\b|\bfetch\(|\bconsole\.|\bperformance\b|\bsetTimeout\b|\bcrypto\b|\bTemporal\.Now\b/
  const wrong = files
    .filter((path) => path.startsWith('core/src/'))
    .filter((path) => impure.test(withoutComments(readSource(path))))
  expect(wrong).toEqual([])
})

test('SQL stands in stores and migrations only', () => {
  const speaksSql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/
  const wrong = files
    .filter((path) => path.startsWith('server/src/') && !path.endsWith('-store.ts'))
    .filter((path) => speaksSql.test(readSource(path)))
  expect(wrong).toEqual([])
})

test('settings are read in one place', () => {
  const wrong = files
    .filter(
      (path) =>
        /^(core|contract|analyst|demo-world|adapters|server|web)\/src\//.test(path) &&
        !path.startsWith('server/src/platform/env/'),
    )
    .filter((path) => readSource(path).includes('process.env'))
  expect(wrong).toEqual([])
})

test('the README and the guides name only scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const guides = ['README.md', 'CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/operations.md', 'docs/model.md'].filter(
    (path) => existsSync(join(ROOT, path)),
  )
  const named = guides.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('links between the documents lead somewhere', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/operations.md']
  const broken = documents.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link = '']) => join(path, '..', link))
      .filter((target) => !existsSync(join(ROOT, target))),
  )
  expect(broken).toEqual([])
})

test('the project speaks only of itself: no package registry, no folder of somebody’s machine', () => {
  const private_ = /registry\.npm|(?<![\w/-])\/(home|Users|root)\/\w/
  expect(
    sourceFiles({ withTests: true }).filter(
      (path) => private_.test(readSource(path)) && !path.endsWith('shape.test.ts'),
    ),
  ).toEqual([])
})

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '')
}

/** Whether the import goes into a part of this folder that it does not lie in, by another way than the rule leaves open. */
function meetsNeighbour({ from, target }: Import, folder: string, rule: 'through index.ts' | 'never'): boolean {
  const [room, ...path] = folder.replaceAll('*', '[^/]+').split('/')
  const parent = target === null ? undefined : new RegExp(`^${room}/src/${path.join('/')}/`).exec(target)?.[0]
  if (target === null || parent === undefined) return false
  const [part, ...file] = target.slice(parent.length).split('/')
  if (from.startsWith(`${parent}${part}/`)) return false
  if (rule === 'never') return from.startsWith(parent)
  // Who makes a capability does so by its capability.ts; the one place that puts them together also hands over choices.
  if (!from.startsWith(parent)) return from !== PUTS_TOGETHER && !/^(index|capability)\.ts$/.test(file.join('/'))
  return file.join('/') !== 'index.ts'
}
