import { constants, gzipSync, zstdCompressSync } from 'node:zlib'
import * as publicLog from '@prancheta/contract/public-log/routes.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type Clock, dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import type { LogKey } from './log-crypto.ts'
import { readDay, readIndex } from './read-log.ts'
import type { RecordReader } from './read-record.ts'

const DAY = {
  method: 'get',
  path: '/api/log/days/:day',
  summary: 'A day of the public log as JSON lines, one entry each. Described in docs/log-format.md.',
} as const

/**
 * A year is some 70 MB, a tenth of it packed; packing harder would take longer than sending. The first that a reader knows
 * is taken. Here and at once: a day takes a third of a millisecond, handing it to another thread four times as long.
 */
const PACKINGS = [
  {
    name: 'zstd',
    pack: (bytes: Buffer) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  },
  { name: 'gzip', pack: (bytes: Buffer) => gzipSync(bytes, { level: constants.Z_BEST_SPEED }) },
]

type DoorDeps = { db: Kysely<DB>; clock: Clock; key: LogKey; record: RecordReader }

export const publicLogDoors = ({ db, clock, key, record }: DoorDeps): Door[] => [
  door(publicLog.readLogIndex, 'public', () => readIndex(db, key)),
  door(publicLog.readPublicRecord, 'public', () => record.read()),
  rawDoor(DAY, 'public', async (exchange) => {
    const day = z.iso.date().safeParse(exchange.context.req.param('day'))
    if (!day.success) throw new AppError('route.notFound')
    const now = clock.now()
    const isOver = day.data < dateInSaoPaulo(now)
    exchange.setHeader('Cache-Control', isOver ? 'public, max-age=300' : 'no-cache')
    exchange.setHeader('Vary', 'Accept-Encoding')
    const text = Buffer.from(await readDay(db, day.data, now))
    const headers = { 'Content-Type': 'application/x-ndjson; charset=utf-8' }
    const known = exchange.header('accept-encoding')?.split(/[\s,;]+/) ?? []
    const packing = PACKINGS.find(({ name }) => known.includes(name))
    if (!packing) return exchange.context.body(new Uint8Array(text), 200, headers)
    return exchange.context.body(new Uint8Array(packing.pack(text)), 200, {
      ...headers,
      'Content-Encoding': packing.name,
    })
  }),
]
