import { join } from 'node:path'

/**
 * Only the process that serves an embedded database can read it, so a backup is asked of it, by a file in the data folder:
 * whoever may read the data may write one, and nobody from outside. The file's ending says how far its request has come.
 */
type RequestState = 'asked' | 'begun' | 'pack' | 'failed'

export const requestFolder = (dataDir: string): string => join(dataDir, 'backup-requests')

export const requestFile = (dataDir: string, id: string, state: RequestState): string =>
  join(requestFolder(dataDir), `${id}.${state}`)
