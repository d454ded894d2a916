import { FORECASTERS, type Forecaster } from './forecast.ts'
import { FAMILIES, type Family, type GroupScores, type Scores } from './score.ts'

const FAMILY_NAMES: Record<Family, string> = { result: '1X2', over25: 'Over 2.5', bothScore: 'Both to score' }
const FORECASTER_NAMES: Record<Forecaster, string> = {
  model: 'Prancheta',
  climatology: 'climatology',
  dixonColes: 'Dixon-Coles',
  averageOdds: 'average odds',
  closingOdds: 'closing odds',
}

/** The whole report as Markdown: pooled tables of all forecasters, then one line a league-season. */
export function reportOf(groups: readonly GroupScores[]): string {
  const pooled = groups.filter(({ group }) => !isLeagueSeason(group))
  const seasons = groups.filter(({ group }) => isLeagueSeason(group))
  return [
    ...pooled.map((group) => `## ${group.group}: ${group.matches} matches\n\n${pooledTable(group)}`),
    ...FAMILIES.map((family) => `## ${FAMILY_NAMES[family]} by league and season\n\n${seasonTable(family, seasons)}`),
  ].join('\n\n')
}

const isLeagueSeason = (group: string) => group !== 'all' && group !== 'European layout'

function pooledTable({ by }: GroupScores): string {
  const rows = FAMILIES.flatMap((family) =>
    FORECASTERS.flatMap((who) => {
      const scores = by[who][family]
      return scores ? [[FAMILY_NAMES[family], FORECASTER_NAMES[who], String(scores.count), ...cells(scores)]] : []
    }),
  )
  return table(['family', 'forecaster', 'matches', 'RPS', 'log loss', 'Brier', 'ECE', 'ECE by luck'], rows)
}

function cells({ rps, logLoss, brier, calibration }: Scores): string[] {
  const { error, errorByLuck } = calibration
  return [
    rps === null ? '' : rps.toFixed(5),
    logLoss.toFixed(4),
    brier.toFixed(4),
    error.toFixed(4),
    errorByLuck.toFixed(4),
  ]
}

/** Ours in full, the others by the score that the family is judged by: RPS for the result, log loss otherwise. */
function seasonTable(family: Family, seasons: readonly GroupScores[]): string {
  const judged = (scores: Scores | null) => scores && (scores.rps ?? scores.logLoss).toFixed(4)
  const others = FORECASTERS.filter((who) => who !== 'model' && seasons.some(({ by }) => by[who][family]))
  const rows = seasons.map(({ group, matches, by }) => [
    group,
    String(matches),
    ...(by.model[family] ? cells(by.model[family]).slice(0, 4) : ['', '', '', '']),
    ...others.map((who) => judged(by[who][family]) ?? ''),
  ])
  const judge = family === 'result' ? 'RPS' : 'log loss'
  const names = others.map((who) => `${FORECASTER_NAMES[who]} (${judge})`)
  return table(['league-season', 'matches', 'RPS', 'log loss', 'Brier', 'ECE', ...names], rows)
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}
