import { Readable } from 'node:stream'
import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { isPlan } from '@prancheta/core/billing/plans.ts'
import { CSV_START, type CsvCell, csvLine } from '@prancheta/core/text/csv.ts'
import { ZipFile } from 'yazl'
import type { Queryable } from '#platform/db/database.ts'
import { listOwnerships, listTables, ownedTables, type TableShape } from './catalogue-store.ts'
import { columnsOf, LOOSE_TABLES, ownCondition, ownRows, type Row } from './own-rows-store.ts'

/** Everything we hold of a user, as a zip that is written while it is sent: each table as JSON and as CSV. */
export async function exportData(db: Queryable, userId: string, now: Date): Promise<Readable> {
  const owned = ownedTables(await listOwnerships(db))
  const named = new Set<string>([...owned.map(({ table }) => table), ...LOOSE_TABLES])
  const shapes = (await listTables(db)).filter(({ table }) => named.has(table))
  const zip = new ZipFile()
  const add = (path: string, texts: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(path, { mtime: now }, (give) => give(null, Readable.from(texts())))

  zip.addBuffer(Buffer.from(readMe(now, [...named])), 'LEIA-ME.txt', { mtime: now })
  for (const shape of shapes) {
    const rows = () => ownRows(db, shape, ownCondition(owned, shape.table, userId))
    add(`json/${shape.table}.json`, () => jsonOf(rows()))
    add(`csv/${shape.table}.csv`, () => csvOf(shape, rows()))
  }
  zip.end()
  const output = new Readable().wrap(zip.outputStream)
  // The reader must not take half an archive for a whole one.
  zip.on('error', (error: Error) => output.destroy(error))
  return output
}

async function* jsonOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield '['
  let before = '\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield '\n]\n'
}

async function* csvOf(shape: TableShape, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const columns = columnsOf(shape)
  yield CSV_START + csvLine(columns)
  for await (const row of rows) yield csvLine(columns.map((column) => toCell(shownIn(column, row[column]))))
}

const PLAN_COLUMNS: ReadonlySet<string> = new Set(['plan', 'plan_before', 'plan_after'])

/** People open these files, so a plan has the name it has on screen; programs find its id in the JSON beside it. */
function shownIn(column: string, value: unknown): unknown {
  return PLAN_COLUMNS.has(column) && typeof value === 'string' && isPlan(value) ? PLAN_NAMES[value] : value
}

function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What the tables hold, for people. One that is not named here is in the export all the same, under its own name. */
const HOLDS: Readonly<Record<string, string>> = {
  profiles: 'seu cadastro',
  plans: 'seu plano e sua assinatura',
  user_roles: 'papéis especiais da sua conta',
  sessions: 'onde você está conectado (sem o código de acesso)',
  accounts: 'sua forma de entrar (sem a senha)',
  verifications: 'links em aberto para nova senha ou para entrar (sem o código)',
  sign_in_places: 'lugares de onde você já entrou, em forma irreversível',
  analyses: 'análises salvas',
  analysis_runs: 'análises geradas, por inteiro',
  analysis_tallies: 'quantas análises você salvou e como terminaram',
  favourites: 'times e ligas favoritos',
  chat_conversations: 'conversas com a IA iniciadas (o texto fica só no seu navegador)',
  chat_streams: 'resposta da IA em andamento',
  plan_changes: 'mudanças do seu plano',
  admin_actions: 'o que administradores fizeram na sua conta',
  tipster_logos: 'o logo da sua página de tipster',
  quota_claims: 'partidas que contaram no mês',
  support_threads: 'tickets de suporte e sua conversa com o suporte',
  support_messages: 'mensagens dos tickets e da conversa com o suporte',
  broadcast_recipients: 'avisos enviados a todos que incluíram você',
  checkout_attempts: 'pagamento iniciado e não concluído',
  demo_payment_records: 'pagamentos de demonstração',
  mail_outbox: 'e-mails que enviamos a você nos últimos 30 dias',
  live_events: 'avisos em tempo real do último dia',
  journal_books: 'a unidade do seu diário',
  journal_bets: 'apostas que você anotou no diário',
  journal_changes: 'o que você mudou ou apagou no diário',
  journal_tallies: 'as somas do seu diário',
  bankroll_moves: 'depósitos e retiradas da sua banca',
  log_authors: 'a marca das suas publicações no registro público',
  log_publications: 'quais das suas análises estão no registro público',
  play_pauses: 'sua pausa de jogo responsável',
  own_limits: 'os limites de tempo que você definiu para si',
  own_money_limits: 'os limites de apostas e de perdas que você definiu para si',
  used_days: 'minutos de uso dos últimos dias, se você definiu um limite',
}

function readMe(now: Date, tables: readonly string[]): string {
  const day = now.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' })
  const lines = tables.map((table) => `- ${table}${HOLDS[table] === undefined ? '' : `: ${HOLDS[table]}`}`)
  return [
    'Seus dados na Prancheta',
    `Exportados em ${day} (horário de Brasília).`,
    'Cada tabela está duas vezes: na pasta json (para programas) e na pasta csv (para planilhas).',
    `O que há em cada uma:\n${lines.join('\n')}`,
    'Não estão aqui, por segurança: o resumo da sua senha e os códigos que dão acesso à conta.',
    '',
  ].join('\n\n')
}
