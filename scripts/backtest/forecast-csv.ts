import type { Forecast } from './forecast.ts'

/** One line a match: `league,date,home,away,pH,pD,pA,pO25,pBTTS`. */
export function forecastCsv(forecasts: readonly Forecast[]): string {
  const lines = forecasts.map(({ row, by }) => {
    const { result, over25, bothScore } = by.model
    const chances = [...(result ?? []), over25, bothScore].map((chance) => chance?.toFixed(6) ?? '')
    return [quoted(row.league), row.date, quoted(row.home), quoted(row.away), ...chances].join(',')
  })
  return ['league,date,home,away,pH,pD,pA,pO25,pBTTS', ...lines, ''].join('\n')
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
