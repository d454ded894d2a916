/** A reference by which the child's row belongs to the parent's. */
export type Ownership = { child: string; childColumn: string; parent: string; parentColumn: string }

/** Rows of a table whose `column` is one of the values that `parentColumn` has in the reader's rows of `parent`. */
type Belonging = { column: string; parent: string; parentColumn: string }

export type OwnedTable = { table: string; belongings: Belonging[] }

export const ROOT_TABLE = 'profiles'

/**
 * Every table that holds rows of a user, found from the profile along the references that delete with it: what goes with an
 * account is what its owner may take along. Parents come before children.
 */
export function ownedTables(ownerships: readonly Ownership[]): OwnedTable[] {
  const owned = new Map<string, OwnedTable>([[ROOT_TABLE, { table: ROOT_TABLE, belongings: [] }]])
  // A map yields what is added while it is walked, so this reaches children of children.
  for (const parent of owned.keys()) {
    for (const { child, childColumn, parentColumn } of ownerships.filter((one) => one.parent === parent)) {
      if (child === parent) continue
      const entry = owned.get(child) ?? { table: child, belongings: [] }
      entry.belongings.push({ column: childColumn, parent, parentColumn })
      owned.set(child, entry)
    }
  }
  return [...owned.values()]
}
