import type { BoardOffer } from '@prancheta/contract/board/routes.ts'
import { boardWords } from '@prancheta/contract/board/words.ts'
import type { ReactNode } from 'react'
import {
  formatChance,
  formatConfidence,
  formatDecimal,
  formatEdge,
  formatOdd,
  formatRelative,
} from '#lib/format/format.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Term } from '#ui/product/term.tsx'
import type { BoardLine } from './arrange-board.ts'
import type { BoardView } from './board-view.ts'
import { ChanceBar } from './chance-bars.tsx'
import { LABELS } from './label-badge.tsx'
import { LegButtons } from './round/leg-buttons.tsx'
import { movementWords } from './sparkline.tsx'

/** All that the board knows of a game, and the ways on. */
export function GameDetails({ line: { game, label }, view }: { line: BoardLine; view: BoardView }) {
  const { forecast, offers } = game
  return (
    <div className="grid gap-4">
      {label && <p className="text-ink-muted text-sm">{LABELS[label].meaning}</p>}
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {forecast && <Forecast forecast={forecast} />}
        {label !== null && (
          <div>
            {offers === null && <p className="text-ink-muted text-sm">{boardWords.valueNeedsPro}</p>}
            {offers && offers.length > 0 && <Offers offers={offers} now={view.now} />}
          </div>
        )}
      </div>
      {label !== null && forecast && view.legs.mayAdd && <LegButtons game={game} legs={view.legs} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton to={view.linkTo(game.fixtureId)} size="sm">
          Estudar este jogo
        </LinkButton>
        <p className="min-w-0 text-ink-muted text-xs">
          O quadro não gasta nada do mês; gerar a análise conta a partida.
        </p>
      </div>
    </div>
  )
}

type ForecastOf = NonNullable<BoardLine['game']['forecast']>

function Forecast({ forecast: { chances, goals, over25, bothScore } }: { forecast: ForecastOf }) {
  return (
    <div>
      <table className="w-full text-sm">
        <caption className="sr-only">Chances de mandante, empate e visitante</caption>
        <thead>
          <tr className="text-ink-muted text-xs">
            <td />
            <th scope="col" className="text-right font-normal">
              Mandante
            </th>
            <th scope="col" className="text-right font-normal">
              Empate
            </th>
            <th scope="col" className="text-right font-normal">
              Visitante
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          <Chances name="Conjunta" chances={chances.pooled} />
          <Chances name="Modelo" chances={chances.model} />
          {chances.market && <Chances name="Mercado" chances={chances.market} />}
        </tbody>
      </table>
      <dl className="mt-3 grid grid-cols-3 gap-2 text-sm">
        <Fact name="Gols esperados">{formatDecimal(goals, 1)}</Fact>
        <Fact name="Mais de 2,5">{formatChance(over25)}</Fact>
        <Fact name="Ambas marcam">{formatChance(bothScore)}</Fact>
      </dl>
    </div>
  )
}

function Chances({ name, chances }: { name: string; chances: ForecastOf['chances']['pooled'] }) {
  return (
    <tr>
      <th scope="row" className="py-0.5 pr-2 text-left font-normal text-ink-muted text-xs">
        {name}
      </th>
      <td className="figures text-right">{formatChance(chances.home)}</td>
      <td className="figures text-right">{formatChance(chances.draw)}</td>
      <td className="figures text-right">{formatChance(chances.away)}</td>
      <td className="w-1/4 pl-3">
        <ChanceBar chances={chances} className="h-2" />
      </td>
    </tr>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}

function Offers({ offers, now }: { offers: readonly BoardOffer[]; now: Date }) {
  return (
    <>
      <p className="eyebrow">
        Melhor odd de cada grupo e seu <Term id="edge">edge</Term>
      </p>
      <ul className="mt-1">
        {offers.map((offer) => (
          <li
            key={offer.group}
            className="flex items-baseline justify-between gap-4 border-line border-t py-1.5 text-sm first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block font-medium">{offer.market}</span>
              <span className="block text-ink-muted text-xs">
                <span className="figures text-ink">{formatOdd(offer.odd)}</span> na {offer.house},{' '}
                {formatRelative(new Date(offer.at), now)}. {movementWords(offer)}.
              </span>
            </span>
            <span className="shrink-0 text-right">
              <span className="figures block">{formatEdge(offer.edge)}</span>
              <span className="block text-ink-muted text-xs">confiança {formatConfidence(offer.confidence)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
