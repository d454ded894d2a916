import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMatchFolder } from '#football/csv/read-match-folder.ts'

const SHARED = '../shared/data/matches'
const hasShared = existsSync(SHARED)

test('rows of all files come oldest first, other files are not read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matches-'))
  const head = 'Date,HomeTeam,AwayTeam,FTHG,FTAG'
  await writeFile(join(folder, 'E1-2025.csv'), `${head}\n20/08/2025,A,B,1,0\n`)
  await writeFile(join(folder, 'E0-2025.csv'), `${head}\n21/08/2025,C,D,1,0\nnonsense\n19/08/2025,D,C,0,0\n`)
  await writeFile(join(folder, 'README.md'), 'not matches')
  const { files, rows, skipped } = await readMatchFolder(folder)
  expect(files).toEqual(['E0-2025.csv', 'E1-2025.csv'])
  expect(rows.map(({ date }) => date)).toEqual(['2025-08-19', '2025-08-20', '2025-08-21'])
  expect(skipped).toHaveLength(1)
})

test('a file put together from two encodings keeps every name, and a folder named like a file is no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matches-'))
  const utf8 = Buffer.from('\uFEFFDate,Home,Away,HG,AG\n20/08/2025,São Paulo,B,1,0\n')
  await writeFile(
    join(folder, 'BRA-2025.csv'),
    Buffer.concat([utf8, Buffer.from('21/08/2025,Gr\xeamio,B,1,0\n', 'latin1')]),
  )
  await mkdir(join(folder, 'old.csv'))
  const { files, rows } = await readMatchFolder(folder)
  expect(files).toEqual(['BRA-2025.csv'])
  expect(rows.map(({ home }) => home)).toEqual(['São Paulo', 'Grêmio'])
})

test('a match that stands in two files of a league counts once, and the twin is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matches-'))
  const text = 'Date,HomeTeam,AwayTeam,FTHG,FTAG\n20/08/2025,A,B,1,0\n'
  await writeFile(join(folder, 'E0-2025.csv'), text)
  await writeFile(join(folder, 'E0-2025-copy.csv'), text)
  const { rows, skipped } = await readMatchFolder(folder)
  expect(rows).toHaveLength(1)
  expect(skipped[0]?.reason).toBe('same match as E0-2025-copy.csv:2')
})

test('a folder that does not exist is an error that names it', async () => {
  await expect(readMatchFolder('no/such/folder')).rejects.toThrow('no/such/folder')
})

test.skipIf(!hasShared)(
  'the 71 shared files give 26,707 matches and 3 left out (needs ../shared/data/matches)',
  async () => {
    const { files, rows, skipped } = await readMatchFolder(SHARED)
    expect(files).toHaveLength(71)
    expect(rows).toHaveLength(26_707)
    expect(skipped.map(({ kind }) => kind)).toEqual(['left out', 'left out', 'left out'])
  },
)
