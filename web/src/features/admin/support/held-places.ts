/** What a list of threads is sorted by, downwards: what waits, the last message, the beginning, and at last the id. */
export type Place = { waits: number; lastMessageAt: string; createdAt: string }

/** A thread in a list, where the list has it. */
export type Placed<Row> = { id: string; place: Place; row: Row }

/** The threads opened in a list since it was asked for, each as it was last seen and where it stood when it was opened. */
export type Held<Row> = ReadonlyMap<string, Placed<Row>>

/**
 * The list as the server sorts it, but whatever was opened here stands where it stood: reading a thread, or answering in it,
 * must not move it, nor the one that comes next, away from under the cursor. What has news again goes where the news belong.
 */
export function withHeldPlaces<Row>(
  fresh: readonly Placed<Row>[],
  held: Held<Row>,
  chosen: string | null,
): Placed<Row>[] {
  const stays = (thread: Placed<Row>) => held.has(thread.id) && !hasNews(thread, held.get(thread.id)?.place, chosen)
  const list = fresh.filter((thread) => !stays(thread))
  const freshById = new Map(fresh.map((thread) => [thread.id, thread]))
  for (const kept of held.values()) {
    const now = freshById.get(kept.id) ?? kept
    if (!stays(now)) continue
    const at = list.findIndex((other) => comesBefore(kept, other))
    list.splice(at === -1 ? list.length : at, 0, { ...now, place: kept.place })
  }
  return list
}

/** Somebody wrote in it while the admin was elsewhere. */
function hasNews({ id, place }: Placed<unknown>, before: Place | undefined, chosen: string | null): boolean {
  return id !== chosen && before !== undefined && place.waits > 0 && place.lastMessageAt > before.lastMessageAt
}

function comesBefore({ id, place: a }: Placed<unknown>, { id: otherId, place: b }: Placed<unknown>): boolean {
  if (a.waits !== b.waits) return a.waits > b.waits
  if (a.lastMessageAt !== b.lastMessageAt) return a.lastMessageAt > b.lastMessageAt
  return a.createdAt === b.createdAt ? id > otherId : a.createdAt > b.createdAt
}
