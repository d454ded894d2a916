import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { cssPercent, formatDecimal } from '#lib/format/format.ts'
import { Term } from '#ui/product/term.tsx'
import { Picture } from '../part-frame.tsx'

/** What is expected of each side: goals as the chances say them, corners and cards, the sides against each other. */
export function ExpectedPicture({ analysis }: { analysis: ShownAnalysis }) {
  const { expectedGoals, expectedCorners, expectedCards, context, fixture } = analysis
  return (
    <Picture
      title={
        <>
          <Term id="expectedGoals" />, escanteios e cartões
        </>
      }
      summary={expectedWords(analysis)}
    >
      <p className="mb-2 flex justify-between gap-4 text-xs">
        <span className="min-w-0 break-words font-semibold">{fixture.homeName}</span>
        <span className="min-w-0 break-words text-right font-semibold">{fixture.awayName}</span>
      </p>
      <div className="grid gap-4">
        <Duel name="Gols" sides={expectedGoals} places={2} league={context.leagueAverages?.averageGoalsPerMatch} />
        <Duel name="Escanteios" sides={expectedCorners} places={1} league={context.leagueAverages?.averageCorners} />
        <Duel name="Cartões" sides={expectedCards} places={1} league={context.leagueAverages?.averageCards} />
      </div>
      <ModelWords analysis={analysis} />
    </Picture>
  )
}

/** The model's own goals, a detail: where nobody quotes they are the same. */
function ModelWords({ analysis: { markets, modelGoals } }: { analysis: ShownAnalysis }) {
  if (markets.every(({ marketChance }) => marketChance === null)) return null
  return (
    <p className="mt-4 text-ink-muted text-xs">
      Gols lidos do mesmo mapa de placares que as chances, com modelo e mercado juntos. Só o modelo:{' '}
      {goalsWords(modelGoals)}.
    </p>
  )
}

type Sides = { home: number; away: number }
type DuelProps = { name: string; sides: Sides | null; places: number; league: number | null | undefined }

function Duel({ name, sides, places, league }: DuelProps) {
  if (!sides) return <p className="text-ink-muted text-sm">{name}: o campeonato não tem dados para uma estimativa.</p>
  const total = sides.home + sides.away
  const homeShare = total > 0 ? sides.home / total : 0.5
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="figures text-xl">{formatDecimal(sides.home, places)}</span>
        <span className="text-center text-ink-muted text-xs">
          {name}: {formatDecimal(total, places)}
          {league != null && ` (campeonato ${formatDecimal(league, places)})`}
        </span>
        <span className="figures text-xl">{formatDecimal(sides.away, places)}</span>
      </p>
      <span aria-hidden="true" className="mt-1 flex h-2.5 gap-0.5">
        <span className="rounded-l-full bg-chart-1" style={{ width: cssPercent(homeShare) }} />
        <span className="flex-1 rounded-r-full bg-chart-3" />
      </span>
    </div>
  )
}

const goalsWords = ({ home, away }: Sides) => `${formatDecimal(home, 2)} a ${formatDecimal(away, 2)}`

/** Expected goals nearer to each other than this are no difference worth a word. */
const EVEN_GOALS = 0.1

function expectedWords({ expectedGoals, fixture }: ShownAnalysis): string {
  const { home, away } = expectedGoals
  const goals = goalsWords(expectedGoals)
  if (Math.abs(home - away) < EVEN_GOALS) return `As contas esperam um jogo parelho: ${goals} gols.`
  return `As contas veem mais força em ${home > away ? fixture.homeName : fixture.awayName}: ${goals} gols.`
}
