import { randomUUID } from 'node:crypto'
import { pathParts, type Route } from '@prancheta/contract/protocol/route.ts'
import { z } from 'zod'

/** What of a JSON schema tells how to fill it. */
const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

type JsonSchema = z.infer<typeof jsonSchema>
const inputs = new WeakMap<Route, JsonSchema>()

/** Made once a route: a door is knocked at many times. */
function inputOf(route: Route): JsonSchema {
  const known = inputs.get(route)
  if (known) return known
  const made = jsonSchema.parse(z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }))
  inputs.set(route, made)
  return made
}

/** Values by the name of the field, for those whose meaning no schema tells. */
export type Known = Readonly<Record<string, unknown>>

export type SampleRequest = { method: string; path: string; body: string | undefined }

/** The fields of a route that a number or a day may stand in, those it takes in any form among them; with `all` every field. */
export function oddFields(route: Route, { all }: { all: boolean }): string[] {
  return Object.entries(inputOf(route).properties ?? {}).flatMap(([name, schema]) =>
    all || takesOdd(schema) ? [name] : [],
  )
}

function takesOdd(schema: unknown): boolean {
  const { type, format, anyOf, enum: values, const: only } = jsonSchema.parse(schema)
  if (anyOf) return anyOf.some(takesOdd)
  if (type === undefined) return values === undefined && only === undefined
  return (
    [type].flat().some((one) => one === 'number' || one === 'integer') || format === 'date' || format === 'date-time'
  )
}

/** A request that the route takes. `odd` puts JSON values of one's own in the places of fields, by their names. */
export function sampleRequest(route: Route, known: Known, odd: Readonly<Record<string, string>> = {}): SampleRequest {
  const { method, path } = route
  const { properties = {}, required = [] } = inputOf(route)
  const inPath = pathParts(path)
  const names = new Set([...required, ...inPath, ...Object.keys(odd)])
  const fields = new Map(
    [...names].map((name) => [name, odd[name] ?? JSON.stringify(sampleOf(properties[name] ?? {}, name, known))]),
  )
  const address = path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(asText(fields.get(part) ?? '')))
  const rest = [...fields].filter(([name]) => !inPath.includes(name))
  if (method !== 'get') {
    const body = rest.map(([name, json]) => `${JSON.stringify(name)}: ${json}`).join(', ')
    return { method, path: address, body: `{${body}}` }
  }
  const query = new URLSearchParams(rest.map(([name, json]) => [name, asText(json)]))
  return { method, path: query.size > 0 ? `${address}?${query}` : address, body: undefined }
}

/** What an address carries of a JSON value: a text without its quotes, a number as it was written. */
const asText = (json: string) => json.replaceAll('"', '')

function sampleOf(schema: unknown, name: string, known: Known): unknown {
  if (Object.hasOwn(known, name)) return known[name]
  const { type, enum: values, const: only, format, anyOf, properties = {}, required = [] } = jsonSchema.parse(schema)
  if (only !== undefined) return only
  if (values) return values[0]
  if (anyOf) return sampleOf(anyOf[0], name, known)
  if (type === 'object')
    return Object.fromEntries(required.map((part) => [part, sampleOf(properties[part] ?? {}, part, known)]))
  if (type === 'array') return []
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  return format === 'uuid' ? randomUUID() : 'texto'
}
