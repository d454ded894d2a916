import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import {
  formatChance,
  formatConfidence,
  formatCount,
  formatDecimal,
  formatEdge,
  formatOdd,
  formatTime,
} from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Crest } from '#ui/product/crest.tsx'
import type { BoardLine } from './arrange-board.ts'
import type { BoardView } from './board-view.ts'
import { ChanceBar } from './chance-bars.tsx'
import { GameDetails } from './game-details.tsx'
import { LabelBadge } from './label-badge.tsx'

const SHOWN_FIRST = 4
const SHOWN_MORE = 20

/** The board on a phone: a card a game with the two figures that matter, the rest on tap. */
export function BoardCards({ lines, view }: { lines: readonly BoardLine[]; view: BoardView }) {
  const [shown, setShown] = useState(SHOWN_FIRST)
  const left = lines.length - shown
  return (
    <>
      <ul aria-label="Jogos do dia" className="grid gap-2">
        {lines.slice(0, shown).map((line) => (
          <GameCard key={line.game.fixtureId} line={line} view={view} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" className="mt-3 w-full" onClick={() => setShown(shown + SHOWN_MORE)}>
          {left === 1 ? 'Mostrar mais 1 jogo' : `Mostrar mais ${formatCount(Math.min(left, SHOWN_MORE))} jogos`}
        </Button>
      )}
    </>
  )
}

function GameCard({ line, view }: { line: BoardLine; view: BoardView }) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { game, label } = line
  return (
    <li className="rounded-control border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full gap-2 px-3 py-2.5 text-left -outline-offset-2"
      >
        <span className="flex items-center gap-2 text-ink-muted text-xs">
          <span className="figures text-ink">
            {game.isTimeKnown ? formatTime(new Date(game.dateUTC)) : 'a definir'}
          </span>
          <bdi className="min-w-0 flex-1 [font-stretch:85%]">{game.leagueName}</bdi>
          <LabelBadge label={label} state={game.state} />
        </span>
        <span className="grid gap-1">
          <Club clubId={game.homeId} name={game.homeName} picture={game.homeLogo} />
          <span className="sr-only"> x </span>
          <Club clubId={game.awayId} name={game.awayName} picture={game.awayLogo} />
        </span>
        {game.forecast && <ChanceBar chances={game.forecast.chances.pooled} className="h-1.5" />}
        <span className="flex items-end justify-between gap-3">
          <TwoFigures line={line} />
          <ChevronDown
            aria-hidden="true"
            className={classes('size-5 shrink-0 text-ink-muted transition-[rotate]', isOpen && 'rotate-180')}
          />
        </span>
      </button>
      {isOpen && (
        <div id={detailsId} className="border-line border-t px-3 py-3">
          <GameDetails line={line} view={view} />
        </div>
      )}
    </li>
  )
}

type ClubProps = { clubId: number; name: string; picture: string | null }

function Club({ clubId, name, picture }: ClubProps) {
  return (
    <span className="flex items-center gap-2">
      <Crest clubId={clubId} name={name} picture={picture} />
      <bdi className="min-w-0 font-semibold text-sm [overflow-wrap:anywhere]">{name}</bdi>
    </span>
  )
}

/** With a price, what it is worth and how sure that is; without, who is likelier and how many goals to expect. */
function TwoFigures({ line: { game, offer } }: { line: BoardLine }) {
  const { forecast } = game
  if (offer)
    return (
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <Figure name="edge" value={formatEdge(offer.edge)} />
        <Figure name="confiança" value={formatConfidence(offer.confidence)} />
        <span className="w-full text-ink-muted text-xs">
          {offer.market}, {formatOdd(offer.odd)} na {offer.house}
        </span>
      </span>
    )
  if (!forecast) return <span className="flex-1 text-ink-muted text-xs">Não temos previsão deste jogo.</span>
  const likeliest = likeliestOf(forecast.chances.pooled)
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
      <Figure name={likeliest.name} value={formatChance(likeliest.chance)} />
      <Figure name="gols esperados" value={formatDecimal(forecast.goals, 1)} />
    </span>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="figures text-lg">{value}</span> <span className="text-ink-muted text-xs">{name}</span>
    </span>
  )
}

function likeliestOf({ home, draw, away }: { home: number; draw: number; away: number }) {
  if (home >= draw && home >= away) return { name: 'mandante', chance: home }
  return away >= draw ? { name: 'visitante', chance: away } : { name: 'empate', chance: draw }
}
