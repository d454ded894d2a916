export type TableUse = { table: string; isWrite: boolean }

const BUILT =
  /\b(selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|insertInto|updateTable|deleteFrom|mergeInto|using|from|sql\.table|sql\.id)\(/g
const BUILT_WRITE = /^(insertInto|updateTable|deleteFrom|mergeInto)$/
const RAW =
  /\b(delete from|insert into|merge into|update|from|join|using|truncate|lock table)\s+((?:[\w".]+(?:\s+\w+){0,2}\s*,\s*)*[\w".]+)/gi
const RAW_WRITE = /^(delete from|insert into|merge into|update|truncate|lock table)$/i

/** Every known table or view that a source file names in a query, built by Kysely or written as SQL. */
export function tableUsesIn(source: string, known: ReadonlySet<string>): TableUse[] {
  const text = withoutComments(source)
  const built = [...text.matchAll(BUILT)].flatMap(({ 1: call = '', index }) =>
    namesIn(argumentsAt(text, index)).map((table) => ({ table, isWrite: BUILT_WRITE.test(call) })),
  )
  const raw = [...text.matchAll(RAW)].flatMap(([, words = '', list = '']) =>
    list.split(',').map((part) => ({
      table: /^\s*(?:public\.)?"?(\w+)/.exec(part)?.[1] ?? '',
      isWrite: RAW_WRITE.test(words),
    })),
  )
  return [...built, ...raw].filter(({ table }) => known.has(table))
}

/** What stands behind the bracket that opens here, up to the next bracket. */
function argumentsAt(text: string, index: number): string {
  return /\(([^()]*)/.exec(text.slice(index))?.[1] ?? ''
}

/** 'plans', 'plans as p', a list of them, and both of `isTeam ? 'teams' : 'leagues'`; columns have a dot in them. */
function namesIn(written: string): string[] {
  return [...written.matchAll(/['"]([a-z_]+)(?: as \w+)?['"]/g)].map(([, name = '']) => name)
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}
