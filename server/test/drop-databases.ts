import { afterAll, inject } from 'vitest'
import { dropDatabases } from './test-database.ts'

// Each file gives back what it made, so that a run holds few databases at a time.
if (inject('databaseKind') === 'postgres') afterAll(dropDatabases)
