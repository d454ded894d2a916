/** Answered by whoever serves us, signed in or not. */
export const HEALTH_PATH = '/api/health'
/** While the server is away it is asked this often. */
export const ASK_AGAIN_MS = 4_000
/** A proxy before a server that is away answers with one of these. */
export const AWAY_FROM_STATUS = 502
