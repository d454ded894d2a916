import { readdirSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { MemoryFS, type PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { databaseFolder, openPGlite } from '#platform/db/embedded.ts'

/** `empty` is the database before its first migration. */
type Template = 'template' | 'empty'

/** A database in memory like the one in a folder of the run's setup, which was closed well and so need not recover. */
export function openCopyInMemory(template: Template): Promise<PGlite> {
  return openPGlite({ fs: new FilledMemory(filesOf(template)) })
}

/** The same in a data folder, as a server left it. */
export function copyToFolder(dataDir: string): Promise<void> {
  return cp(join(inject('embeddedTemplates'), 'template'), databaseFolder(dataDir), { recursive: true })
}

type TemplateFiles = { folders: string[]; files: { path: string; bytes: Uint8Array }[] }

const known = new Map<Template, TemplateFiles>()

/** Read once a process. */
function filesOf(template: Template): TemplateFiles {
  const read = known.get(template) ?? readFiles(join(inject('embeddedTemplates'), template))
  known.set(template, read)
  return read
}

function readFiles(root: string): TemplateFiles {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const isFolder = (entry: (typeof entries)[number]) => entry.isDirectory()
  const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name).slice(root.length)
  return {
    folders: entries.filter(isFolder).map(pathOf).toSorted(),
    files: entries
      .filter((entry) => !isFolder(entry))
      .map((entry) => ({ path: pathOf(entry), bytes: readOwn(join(entry.parentPath, entry.name)) })),
  }
}

/** Not one of Node's buffers: the database's files take a `slice` of what they are given, and of a buffer that is no copy. */
const readOwn = (path: string) => new Uint8Array(readFileSync(path))

/** Where PGlite has its database. */
const PGDATA = '/pglite/data'

/** Of the database's own files what is used here. */
type Files = {
  mkdirTree(path: string): void
  writeFile(path: string, bytes: Uint8Array): void
}

/** Memory with files in it before the database looks: written one by one, in a tenth of the time that unpacking them takes. */
class FilledMemory extends MemoryFS {
  readonly #content: TemplateFiles

  constructor(content: TemplateFiles) {
    super()
    this.#content = content
  }

  override async initialSyncFs(): Promise<void> {
    const files: Files | undefined = this.pg?.Module.FS
    if (!files) throw new Error('the database has no files yet')
    files.mkdirTree(PGDATA)
    for (const path of this.#content.folders) files.mkdirTree(PGDATA + path)
    for (const { path, bytes } of this.#content.files) files.writeFile(PGDATA + path, bytes)
  }
}
