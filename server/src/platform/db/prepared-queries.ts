import { type messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

type Statement = { name: string; paramTypes: number[]; row: messages.BackendMessage[] }
type Known = { uses: number; statement: Statement | null }

/** More texts than the product has; lists of different lengths make some of their own. */
const TEXTS_KEPT = 400
/** Tables grow, and a plan is made for the size they had. */
const USES_OF_A_PLAN = 300

/**
 * Queries of the embedded database that come again and again are parsed and planned once: for most of them that takes longer
 * than to answer them. What one asks is otherwise as with the database itself.
 */
export class PreparedQueries {
  readonly #pglite: PGlite
  readonly #known = new Map<string, Known>()
  readonly #left: string[] = []
  #named = 0

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  get ready(): boolean {
    return this.#pglite.ready
  }

  get waitReady(): Promise<void> {
    return this.#pglite.waitReady
  }

  get closed(): boolean {
    return this.#pglite.closed
  }

  close(): Promise<void> {
    return this.#pglite.close()
  }

  async query<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    const result = await this.#pglite._runExclusiveTransaction(() => this.#run<Row>(text, values, options))
    await this.#pglite.syncToFs()
    return result
  }

  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result> {
    return this.#pglite.transaction((tx) =>
      work({
        query: (text, values = [], options) => this.#run(text, values, options),
        rollback: () => tx.rollback(),
      }),
    )
  }

  /** Forgets all plans: after a script that may have changed what they were made for. */
  forget(): void {
    for (const known of this.#known.values()) this.#leave(known)
    this.#known.clear()
  }

  #run<Row>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return this.#pglite.runExclusive(async () => {
      const { name, paramTypes, row } = await this.#prepare(text)
      const bound = values.map((value, at) => this.#toText(value, paramTypes[at]))
      const answer = await this.#send([
        serialize.bind({ statement: name, values: bound }),
        serialize.execute({}),
        serialize.sync(),
      ])
      const [result] = parse.parseResults([...row, ...answer], this.#pglite.parsers, options)
      // A statement has one result, with the columns that its text names.
      return result as Results<Row>
    })
  }

  #toText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : this.#pglite.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  /** A text that comes for the first time may come only once, and gets no name. */
  async #prepare(text: string): Promise<Statement> {
    const known = this.#known.get(text) ?? { uses: 0, statement: null }
    known.uses += 1
    this.#known.delete(text)
    this.#known.set(text, known)
    if (known.statement && known.uses % USES_OF_A_PLAN !== 0) return known.statement
    this.#leave(known)
    if (this.#known.size > TEXTS_KEPT) this.#forgetOldest()
    if (known.uses === 1) return this.#parse('', text)
    this.#named += 1
    known.statement = await this.#parse(`q${this.#named}`, text)
    return known.statement
  }

  async #parse(name: string, text: string): Promise<Statement> {
    const answer = await this.#send([
      ...this.#left.splice(0).map((left) => serialize.close({ type: 'S', name: left })),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const row = answer.filter((message) => message.name === 'rowDescription')
    return { name, paramTypes: parse.parseDescribeStatementResults(answer), row }
  }

  #forgetOldest(): void {
    for (const [text, known] of this.#known) {
      this.#known.delete(text)
      this.#leave(known)
      return
    }
  }

  #leave(known: Known): void {
    if (known.statement) this.#left.push(known.statement.name)
    known.statement = null
  }

  #send(parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }
}

type Queries = Pick<PreparedQueries, 'query'> & { rollback(): Promise<void> }
