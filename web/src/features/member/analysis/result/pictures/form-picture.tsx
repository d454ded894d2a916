import type { MatchContext } from '@prancheta/contract/fixtures/context.ts'
import { cssPercent, formatDate, formatDecimal } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Picture } from '../part-frame.tsx'

type LastMatches = NonNullable<MatchContext['homeTeamLastMatches']>
type Game = LastMatches['games'][number]

const RESULTS: Record<Game['result'], { letter: string; word: string; look: string }> = {
  W: { letter: 'V', word: 'vitória', look: 'bg-good-soft text-good' },
  D: { letter: 'E', word: 'empate', look: 'bg-surface-sunken text-ink-muted' },
  L: { letter: 'D', word: 'derrota', look: 'bg-bad-soft text-bad' },
}

/** A quiet run of games is not drawn larger than this many goals to the full height. */
const FULL_HEIGHT_GOALS_MIN = 3

type Props = { club: string; last: LastMatches | null }

/** The last games of one club, the newest to the right: goals made upwards, goals taken downwards. */
export function FormPicture({ club, last }: Props) {
  if (!last || last.games.length === 0)
    return <Picture title={`Últimos jogos: ${club}`} summary="Não estão disponíveis agora." />
  const { stats } = last
  const games = last.games.toReversed()
  const fullHeight = Math.max(FULL_HEIGHT_GOALS_MIN, ...games.flatMap(({ score }) => goalsOf(score)))
  return (
    <Picture
      title={`Últimos jogos: ${club}`}
      summary={`${counted(stats.wins, 'vitória')}, ${counted(stats.draws, 'empate')} e ${counted(stats.losses, 'derrota')} nos últimos ${stats.totalGames} jogos; ${formatDecimal(stats.averageGoalsScored, 2)} gols feitos e ${formatDecimal(stats.averageGoalsConceded, 2)} sofridos por jogo.`}
    >
      <ol className="flex gap-1">
        {games.map((game) => (
          <GameColumn key={game.date} game={game} fullHeight={fullHeight} />
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-ink-muted text-xs">
        <span>
          <span className="mr-1.5 inline-block size-2.5 rounded-mark bg-chart-1" />
          feitos
          <span className="mr-1.5 ml-3 inline-block size-2.5 rounded-mark bg-chart-2" />
          sofridos
        </span>
        <span>mais recente à direita</span>
      </p>
    </Picture>
  )
}

/** The club's own goals first. */
const goalsOf = (score: string) => score.split('-').map(Number)

function GameColumn({ game, fullHeight }: { game: Game; fullHeight: number }) {
  const [scored = 0, conceded = 0] = goalsOf(game.score)
  const { letter, word, look } = RESULTS[game.result]
  const where = game.isHome ? 'em casa' : 'fora'
  return (
    <li className="flex min-w-0 flex-1 flex-col items-stretch text-center" title={`${game.opponent} (${where})`}>
      <span className="sr-only">
        {formatDate(new Date(game.date))}, {where} contra {game.opponent}: {word} por {scored} a {conceded}.
      </span>
      <span aria-hidden="true" className="flex h-10 items-end justify-center">
        <Bar share={scored / fullHeight} look="rounded-t-mark bg-chart-1" />
      </span>
      <span aria-hidden="true" className={classes('figures rounded-mark py-0.5 text-xs', look)}>
        {letter}
      </span>
      <span aria-hidden="true" className="flex h-10 items-start justify-center">
        <Bar share={conceded / fullHeight} look="rounded-b-mark bg-chart-2" />
      </span>
      <span aria-hidden="true" className="figures text-ink-muted text-xs">
        {game.score.replace('-', '×')}
      </span>
    </li>
  )
}

function Bar({ share, look }: { share: number; look: string }) {
  return <span className={classes('block w-3/5 max-w-4', look)} style={{ height: cssPercent(share) }} />
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`
}
