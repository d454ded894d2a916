import { freezeNewMigrations, MIGRATIONS_DIR } from '@prancheta/server/platform/db/migration-files.ts'

const added = await freezeNewMigrations(MIGRATIONS_DIR)
console.log(added.length === 0 ? 'Every migration is frozen already.' : `Frozen: ${added.join(', ')}.`)
