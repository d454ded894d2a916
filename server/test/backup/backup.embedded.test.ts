import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { demoStateFile, readDemoState, writeDemoState } from '#demo-past/demo-state.ts'
import { backUpFolder } from '#platform/backup/back-up-folder.ts'
import { checkPack, readRows } from '#platform/backup/read-pack.ts'
import { restoreFolder } from '#platform/backup/restore-backup.ts'
import { copyToFolder } from '#test/embedded-templates.ts'
import { runCommand } from './run-command.ts'
import { inFolder, serveFolder } from './serve-folder.ts'
import { BusyWriter, countRows, halfWritten, messageIds, openNewest, outOfBounds, USED_PACK } from './used-database.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'prancheta-backup-'))

/** Made from the tests' template, which saves the seconds that a new one costs. */
async function preparedFolder(): Promise<string> {
  const folder = await newFolder()
  await copyToFolder(folder)
  return folder
}

const packedRow = z.array(z.string().nullable())

async function packedMessageIds(path: string): Promise<(string | null | undefined)[]> {
  const ids: (string | null | undefined)[] = []
  for await (const { table, columns, rows } of readRows(path)) {
    if (table !== 'support_messages') continue
    ids.push(...rows.map((row) => packedRow.parse(JSON.parse(row))[columns.indexOf('id')]))
  }
  return ids
}

test('a folder is backed up while people write to it and while nobody serves it; neither takes the place of a database unasked', async () => {
  const folder = await preparedFolder()
  const server = await serveFolder(folder)
  const writer = await BusyWriter.start(await server.enter('admin'))
  const acknowledged = [...writer.acknowledged]
  const file = join(await newFolder(), 'served.jsonl.gz')
  expect(await runCommand({ DATA_DIR: folder }, 'backup', file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /with [1-9]\d* accounts, of the embedded database in \S+ into \S+served\.jsonl\.gz\.\n$/,
    ),
  })
  await writer.stop()
  const packed = await packedMessageIds(file)
  expect(acknowledged.filter((id) => !packed.includes(id))).toEqual([])
  expect(writer.acknowledged).toEqual(expect.arrayContaining(packed))
  const pack = await checkPack(file)
  await expect(restoreFolder(folder, pack, { replace: true, now: new Date() })).rejects.toThrow(
    'Another Prancheta process is using the data folder',
  )

  await server.stop()
  const unserved = join(folder, 'unserved.jsonl.gz')
  await backUpFolder(folder, unserved, '0.0.0-test')
  const { header, rowCount } = await checkPack(unserved)
  const counts = await inFolder(folder, countRows)
  expect(rowCount).toBe([...counts.values()].reduce((sum, n) => sum + n, 0))
  expect(header).toMatchObject({ product: '0.0.0-test', migrations: { length: counts.get('schema_migrations') } })
  await expect(restoreFolder(folder, pack, { replace: false, now: new Date() })).rejects.toThrow(
    /There is a database in .*; with --replace it is moved aside/,
  )
})

test('a backup that was cut, changed or is none at all is refused with a sentence', async () => {
  const [folder, data] = [await newFolder(), await readFile(USED_PACK)]
  const refused = async (name: string, bytes: Buffer | string) => {
    await writeFile(join(folder, name), bytes)
    return checkPack(join(folder, name)).catch(String)
  }
  const changed = Buffer.from(data)
  changed.writeUInt8((data.at(200_000) ?? 0) ^ 1, 200_000)
  expect(await refused('cut', data.subarray(0, -1))).toMatch(/: The backup \S+cut is damaged or incomplete/)
  expect(await refused('half', data.subarray(0, data.length / 2))).toContain('damaged or incomplete')
  expect(await refused('changed', changed)).toContain('damaged or incomplete')
  expect(await refused('a-text', 'hello')).toContain('damaged or incomplete')
  expect(await checkPack(join(folder, 'nowhere')).catch(String)).toMatch(/: The backup \S+nowhere cannot be read/)

  const dataDir = join(folder, 'data')
  await expect(backUpFolder(dataDir, join(folder, 'new'), '')).rejects.toThrow(/^There is no database in \S+data\.$/)
})

test('a command without the server’s settings makes no database, and no backup of an empty one; a nightly backup used to hold nothing and say that all was well', async () => {
  const dataDir = join(await newFolder(), 'data')
  const grant = await runCommand({ DATA_DIR: dataDir }, 'admin-grant', 'ana@prancheta.example')
  expect(grant).toEqual({ code: 1, said: expect.stringMatching(/^There is no database in .*settings\.\n$/) })
  expect(existsSync(dataDir)).toBe(false)

  const [empty, file] = [await preparedFolder(), join(dataDir, 'backup.jsonl.gz')]
  const backup = await runCommand({ DATA_DIR: empty }, 'backup', file)
  expect(backup).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no account in .* DATABASE_URL is not set\.\n$/),
  })
  expect(existsSync(file)).toBe(false)
})

// Making a database anew takes seconds, and this does so twice.
test.runIf(process.env.DEEP === '1')(
  'restored into an empty folder, and in place of a used one, everything reads as before and the old one is kept aside',
  async () => {
    const folder = join(await newFolder(), 'data')
    const cut = join(await newFolder(), 'cut.jsonl.gz')
    await writeFile(cut, (await readFile(USED_PACK)).subarray(0, -1))
    expect(await runCommand({ DATA_DIR: folder }, 'restore', cut)).toEqual({
      code: 1,
      said: `The backup ${cut} is damaged or incomplete; nothing of it was used.\n`,
    })
    expect(existsSync(folder)).toBe(false)
    expect(await runCommand({ DATA_DIR: folder }, 'restore', USED_PACK)).toMatchObject({ code: 0 })
    const before = await inFolder(folder, countRows)
    const server = await serveFolder(folder)
    const shown = await openNewest(await server.enter('ana'))
    expect(before.get('analyses')).toBeGreaterThan(0)
    expect(shown).toMatchObject({ analysis: { league: 'Liga Araucária Ouro', isDemo: true } })
    const writer = await BusyWriter.start(await server.enter('admin'))
    const acknowledged = [...writer.acknowledged]
    const file = join(folder, 'backup.jsonl.gz')
    expect(await runCommand({ DATA_DIR: folder }, 'backup', file)).toMatchObject({ code: 0 })
    await writer.stop()
    await server.stop()
    const after = await inFolder(folder, countRows)
    writeDemoState(demoStateFile(folder), { firstDay: '2026-01-01', playedTo: '2026-01-02' })

    expect(await runCommand({ DATA_DIR: folder }, 'restore', file, '--replace')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^The database that was there is now \S+database\.before-\d{8}T\d{6}\.\nRestored/),
    })
    expect(readDemoState(demoStateFile(folder))).toBeNull() // the demo's cast does not act among these people
    await inFolder(folder, async (restored) => {
      const kept = await messageIds(restored)
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(await halfWritten(restored)).toEqual([])
      expect(outOfBounds(await countRows(restored), before, after)).toEqual([])
    })
    expect(await openNewest(await (await serveFolder(folder)).enter('ana'))).toEqual(shown)
  },
  600_000,
)
