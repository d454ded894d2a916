import { health } from '@prancheta/contract/protocol/platform.ts'
import type { Database } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { type Door, door, rawDoor } from './door.ts'
import { openApiDocument } from './openapi.ts'

/** What every installation needs whatever the product does: is it alive, how is it doing, what doors are there. */
export function platformDoors(database: Database, metrics: Metrics, otherDoors: readonly Door[]): Door[] {
  const doors: Door[] = [
    ...otherDoors,
    door(health, 'public', async () => {
      try {
        await database.ping()
      } catch (error) {
        throw new AppError('server.unavailable', { cause: error })
      }
      return { status: 'ok' as const, database: database.kind }
    }),
    rawDoor({ method: 'get', path: '/metrics', summary: 'Prometheus metrics.' }, 'operator', async ({ context }) => {
      context.header('Content-Type', metrics.registry.contentType)
      return context.body(await metrics.registry.metrics())
    }),
  ]
  const document = openApiDocument(doors)
  doors.push(
    rawDoor({ method: 'get', path: '/api/openapi.json', summary: 'This document.' }, 'public', async ({ context }) =>
      context.json(document),
    ),
  )
  return doors
}
