import { config } from 'zod/v4/core'

/** Our policy forbids code made from text. Left alone, zod tries it once and has the browser write down a complaint. */
config({ jitless: true })
