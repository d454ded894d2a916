import { config } from 'zod/v4/core'

/**
 * Our policy forbids code made from text. Left alone, zod tries it once and has the browser write down a complaint. The
 * setting is one for a whole process, and the server that draws pages keeps its quicker way.
 */
if (!import.meta.env.SSR) config({ jitless: true })
