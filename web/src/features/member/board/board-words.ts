import type { Board } from '@prancheta/contract/board/routes.ts'
import { formatCount, formatRelative } from '#lib/format/format.ts'

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

/** The day in a line: how many games, and of what kind. */
export function boardSummary({ games, days, date }: Pick<Board, 'games' | 'days' | 'date'>): string {
  if (!days.includes(date)) return 'Hoje e os dois próximos dias.'
  if (games.length === 0) return 'Nenhum jogo neste dia nos campeonatos acompanhados.'
  const having = (label: Board['games'][number]['label']) => games.filter((game) => game.label === label).length
  const [value, near] = [having('value'), having('near')]
  return [
    counted(games.length, 'jogo', 'jogos'),
    value > 0 ? `${formatCount(value)} com valor` : 'nenhum com valor',
    ...(near > 0 ? [`${formatCount(near)} perto`] : []),
  ].join(' · ')
}

/** Rows are made again within minutes: older than this, whoever makes them stands still. */
const OLD_MS = 3_600_000

export function ageWords(madeAt: string | null, now: Date): { words: string; isOld: boolean } | null {
  if (madeAt === null) return null
  const at = new Date(madeAt)
  return { words: `atualizado ${formatRelative(at, now)}`, isOld: now.getTime() - at.getTime() > OLD_MS }
}
