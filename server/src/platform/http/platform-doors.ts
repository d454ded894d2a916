import { ERRORS } from '@prancheta/contract/protocol/errors.ts'
import { health, listJobs as listJobsRoute } from '@prancheta/contract/protocol/platform.ts'
import { pathParts, type Route } from '@prancheta/contract/protocol/route.ts'
import { z } from 'zod'
import type { Database, Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import { listJobs } from '#platform/jobs/job-store.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { accessName, type Door, door, type JsonDoor, rawDoor, type StreamDoor } from './door.ts'

/** What every installation needs whatever the product does: is it alive, how is it doing, what doors are there. */
export function platformDoors(
  { database, metrics, isLeaving }: { database: Database; metrics: Metrics; isLeaving: () => boolean },
  otherDoors: readonly Door[],
): Door[] {
  const doors: Door[] = [
    ...otherDoors,
    door(health, 'public', async () => {
      if (isLeaving()) throw new AppError('server.unavailable')
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
  // Written when somebody first asks for it: no start waits for it.
  let document: Record<string, unknown> | null = null
  doors.push(
    rawDoor({ method: 'get', path: '/api/openapi.json', summary: 'This document.' }, 'public', async ({ context }) => {
      document ??= openApiDocument(doors)
      return context.json(document)
    }),
  )
  return doors
}

const ERROR_BODY = {
  type: 'object',
  required: ['error', 'code'],
  properties: { error: { type: 'string' }, code: { type: 'string', enum: Object.keys(ERRORS) } },
}

/** A stream's schema is that of one event's data. */
const CONTENT_TYPES = { json: 'application/json', stream: 'text/event-stream' }

/** The OpenAPI 3.1 document of all doors of the contract, written from the contract. */
function openApiDocument(doors: readonly Door[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const door of doors) {
    if (door.kind === 'raw') continue
    const path = door.route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [door.route.method]: operation(door) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Prancheta', version: '1' },
    paths,
    components: {
      schemas: { Error: ERROR_BODY },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation({ kind, route, access }: JsonDoor | StreamDoor): Record<string, unknown> {
  const inPath = pathParts(route.path)
  const input = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' })
  const { $schema: _, properties = {}, required = [], ...schema } = input
  const inBody = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name)))
  const isRead = route.method === 'get'
  const inQuery = isRead ? Object.keys(inBody) : []
  const body = { ...schema, properties: inBody, required: required.filter((name) => !inPath.includes(name)) }

  return {
    summary: route.summary,
    'x-access': accessName(access),
    ...(access === 'public' || access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] })),
      ...inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
    ],
    ...(isRead ? {} : { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: {
      200: { description: 'OK', content: { [CONTENT_TYPES[kind]]: { schema: outputSchema(route) } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function outputSchema(route: Route): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(route.output, { io: 'output', unrepresentable: 'any' })
  return schema
}

export const jobDoors = (db: Queryable): Door[] => [
  door(listJobsRoute, 'admin', async () => ({ jobs: (await listJobs(db)).map(toView) })),
]

function toView({
  run_at,
  last_started_at,
  last_finished_at,
  last_failed_at,
  ...job
}: Awaited<ReturnType<typeof listJobs>>[number]) {
  return {
    ...job,
    next_run_at: job.state === 'waiting' ? run_at.toISOString() : null,
    last_started_at: last_started_at?.toISOString() ?? null,
    last_finished_at: last_finished_at?.toISOString() ?? null,
    last_failed_at: last_failed_at?.toISOString() ?? null,
  }
}
