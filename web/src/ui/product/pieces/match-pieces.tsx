import { EDGE_MIN } from '@prancheta/core/confidence/is-recommended.ts'
import { STILL, STILL_PIECES } from '#domain/analysis/still-sample.ts'
import { formatChance, formatConfidence, formatEdge, formatMoney, formatOdd, formatTime } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { ProbabilityRuler } from '#ui/charts/signature/probability-ruler.tsx'
import { Crest } from '#ui/product/crest.tsx'
import { Piece } from './piece.tsx'

const { games, markets, stake, stakeBase } = STILL_PIECES

/** The day's games, the sample's own chosen. */
export function GamesPiece() {
  return (
    <Piece caption="Jogos de um sábado, clubes inventados">
      <ul className="-my-1 divide-y divide-line">
        {games.map(({ homeId, home, awayId, away, kickOff }) => (
          <li
            key={home}
            className={classes(
              '-mx-1.5 flex items-center gap-3 px-1.5 py-1.5 text-sm',
              home === STILL.home && 'rounded-mark bg-brand-soft',
            )}
          >
            <span className="grid min-w-0 flex-1 gap-0.5 font-semibold">
              <Side clubId={homeId} name={home} />
              <Side clubId={awayId} name={away} />
            </span>
            <span className="figures text-ink-muted text-sm">{formatTime(new Date(kickOff))}</span>
          </li>
        ))}
      </ul>
    </Piece>
  )
}

function Side({ clubId, name }: { clubId: number; name: string }) {
  return (
    <span className="flex items-center gap-2">
      <Crest clubId={clubId} name={name} className="size-4.5" />
      {name}
    </span>
  )
}

/** The three probabilities of the sample's answer. */
export function RulerPiece() {
  const [result] = STILL.result
  if (!result) return null
  return (
    <Piece caption={`${STILL.home} × ${STILL.away}`}>
      <ProbabilityRuler label={result.name} model={result.model} market={result.market} pooled={result.pooled} />
    </Piece>
  )
}

/** The four best markets of the sample: chance, offered odd, edge. */
export function MarketsPiece() {
  return (
    <Piece caption={`${STILL.home} × ${STILL.away}`}>
      <table className="w-full text-sm">
        <thead className="text-ink-muted text-xs">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              Mercado
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              Chance
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              Odd
            </th>
            <th scope="col" className="pb-1 pl-2 text-right font-medium">
              Edge
            </th>
          </tr>
        </thead>
        <tbody>
          {markets.map(({ name, chance, odd, edge }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-1.5 text-left font-medium leading-tight">
                {name}
              </th>
              <td className="figures py-1.5 pl-2 text-right">{formatChance(chance)}</td>
              <td className="figures py-1.5 pl-2 text-right">{formatOdd(odd)}</td>
              <td className={classes('figures py-1.5 pl-2 text-right', edge >= EDGE_MIN && 'text-good')}>
                {formatEdge(edge)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Piece>
  )
}

/** The answer of the sample: the one market that passes the rule, and what is advised at most. */
export function AnswerPiece() {
  const { pick, confidence } = STILL
  if (!pick) return null
  const figures = [
    { name: 'Odd', value: formatOdd(pick.odd) },
    { name: 'Edge', value: formatEdge(pick.edge) },
    { name: 'Confiança', value: formatConfidence(confidence) },
    { name: 'Stake', value: formatChance(stake) },
  ]
  return (
    <Piece caption={`Stake sobre a base de ${formatMoney(stakeBase)}: ${formatMoney(stake * stakeBase)}`}>
      <p className="text-ink-muted text-xs">
        {STILL.home} × {STILL.away}
      </p>
      <p className="headline mt-0.5 text-lg">{pick.name}</p>
      <dl className="mt-2 grid grid-cols-4 gap-2">
        {figures.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-muted text-xs">{name}</dt>
            <dd className="figures text-base">{value}</dd>
          </div>
        ))}
      </dl>
    </Piece>
  )
}
