import fc from 'fast-check'

/** In the deep run every property is tried this often, unless it says itself how often. */
fc.configureGlobal({ numRuns: 5_000 })
