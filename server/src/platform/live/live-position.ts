import { type RawBuilder, sql } from 'kysely'

/** A place in the feed: first by writing transaction, then by row. Its text form is the stream's event id. */
export type LivePosition = { xid: bigint; id: number }

export function isAfter(a: LivePosition, b: LivePosition): boolean {
  return a.xid > b.xid || (a.xid === b.xid && a.id > b.id)
}

export function toEventId({ xid, id }: LivePosition): string {
  return `${xid}-${id}`
}

/** The position of an id we once gave out; null for anything else. */
export function parseEventId(text: string): LivePosition | null {
  const match = /^(\d{1,19})-(\d{1,15})$/.exec(text)
  return match?.[1] === undefined ? null : { xid: BigInt(match[1]), id: Number(match[2]) }
}

export function positionAfter({ xid, id }: LivePosition): RawBuilder<boolean> {
  return sql<boolean>`(live_events.xid, live_events.id) > (${xid.toString()}::text::xid8, ${id}::bigint)`
}
