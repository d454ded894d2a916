import { z } from 'zod'

export const PACK_FORMAT = 'prancheta-backup'
/** Raised when a pack changes so that older code cannot read it. */
export const PACK_VERSION = 1

const migration = z.object({ name: z.string(), checksum: z.string() })

/** The first line of a pack: what it is, who made it, and the schema its rows fit into. */
export const packHeader = z.object({
  format: z.literal(PACK_FORMAT),
  version: z.number(),
  product: z.string(),
  madeAt: z.string(),
  migrations: z.array(migration),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type PackHeader = z.output<typeof packHeader>

/** Opens a table; its rows follow, each an array with one text or null a column. */
export const tableStart = z.object({ table: z.string(), columns: z.array(z.string()) })
/** Closes a table. */
export const tableEnd = z.object({ end: z.string(), rows: z.number() })
/** The last line: the SHA-256 of every byte before it. */
export const packSeal = z.object({ sha256: z.string() })
