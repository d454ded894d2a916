import pg from 'pg'

const RECONNECT_MS = 500

/**
 * Hears NOTIFY on a connection of its own, since a pooled one is handed on. After a lost connection it calls
 * back once with an empty payload, because notices sent in between are gone.
 */
export async function listenOnPostgres(
  connection: pg.ClientConfig,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let current: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, keepAlive: true })
    const onLost = () => {
      if (client === current) reconnectLater()
    }
    client.on('error', onLost)
    client.on('end', onLost)
    client.on('notification', (notice) => onNotify(notice.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => {}) // half open is of no use
      throw error
    }
    return client
  }

  function reconnectLater(): void {
    if (stopped || retry) return
    retry = setTimeout(async () => {
      retry = undefined
      try {
        current = await connect()
        if (stopped) await current.end()
        else onNotify('')
      } catch {
        reconnectLater() // still away: the next try follows
      }
    }, RECONNECT_MS)
  }

  current = await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await current?.end().catch(() => {}) // already gone is as good as closed
  }
}
