import { Check, Star, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { STILL_PIECES } from '#domain/analysis/still-sample.ts'
import { formatChance, formatOdd, formatTime } from '#lib/format/format.ts'
import { SampleLines } from '#ui/charts/sample-lines.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Crest } from '#ui/product/crest.tsx'
import { Sample } from './sample.tsx'

const { games, markets, stake } = STILL_PIECES
type SampleGame = (typeof games)[number]

const pickOf = (at: number) => {
  const market = markets[at]
  return market && `${market.name}, odd ${formatOdd(market.odd)}`
}

/** Saved analyses, one of each end. */
export function SavedSample() {
  const ends = [
    <Badge key="green" tone="good" icon={<Check />}>
      Green
    </Badge>,
    <Badge key="red" tone="bad" icon={<X />}>
      Red
    </Badge>,
  ]
  return <GameRows aside={(_, at) => ends[at]} note={pickOf} />
}

/** Published before kick-off, so without an end. */
export function PublishedSample() {
  return <GameRows aside={({ kickOff }) => <Hour at={kickOff} />} note={pickOf} />
}

/** Stakes of one day together: each game takes a share of the bankroll, the weaker pick the smaller one. */
export function RoundSample() {
  const shares = [stake, stake / 2]
  return <GameRows aside={(_, at) => <span className="figures">{formatChance(shares[at] ?? 0)}</span>} note={pickOf} />
}

/** The next games of what was starred. */
export function FavouriteSample() {
  return (
    <GameRows
      aside={({ kickOff }) => (
        <span className="flex items-center gap-2">
          <Hour at={kickOff} />
          <Star className="size-4 fill-accent text-accent" />
        </span>
      )}
      note={(_, { league }) => league}
    />
  )
}

/** Greens and reds as they add up. */
export function RecordSample() {
  return (
    <Sample>
      <SampleLines colors={['var(--good)', 'var(--bad)']} className="h-24 w-full" />
      <p className="mt-2 flex gap-4 text-xs">
        <span className="text-good">Green</span>
        <span className="text-bad">Red (tracejada)</span>
      </p>
    </Sample>
  )
}

/** Bets that were written down, and the line they draw. */
export function JournalSample() {
  return (
    <Sample>
      <SampleLines colors={['var(--chart-1)']} shape="swinging" className="h-20 w-full" />
      {['+R$ 9,60', '−R$ 10,00'].map((result, at) => (
        <p key={result} className="mt-2 flex justify-between gap-4 text-xs">
          <span>{pickOf(at)}</span>
          <span className="figures shrink-0">{result}</span>
        </p>
      ))}
    </Sample>
  )
}

type RowsProps = {
  aside: (game: SampleGame, at: number) => ReactNode
  note: (at: number, game: SampleGame) => ReactNode
}

function GameRows({ aside, note }: RowsProps) {
  return (
    <Sample>
      {games.slice(0, 2).map((game, at) => (
        <div
          key={game.home}
          className="flex items-center justify-between gap-3 border-line border-t py-2 first-of-type:border-t-0 last:pb-0"
        >
          <span className="grid min-w-0 gap-0.5">
            <Side clubId={game.homeId} name={game.home} />
            <Side clubId={game.awayId} name={game.away} />
            <span className="text-ink-muted text-xs">{note(at, game)}</span>
          </span>
          <span className="shrink-0">{aside(game, at)}</span>
        </div>
      ))}
    </Sample>
  )
}

function Side({ clubId, name }: { clubId: number; name: string }) {
  return (
    <span className="flex items-center gap-2 font-semibold">
      <Crest clubId={clubId} name={name} className="size-4" />
      {name}
    </span>
  )
}

function Hour({ at }: { at: string }) {
  return <span className="figures text-ink-muted">{formatTime(new Date(at))}</span>
}
