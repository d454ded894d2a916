import type { readSystem } from '@prancheta/contract/admin/system.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { Link } from 'react-router'
import { CALIBRATION_ERRORS, MATCHES, SEASONS } from '#domain/analysis/model-figures.ts'
import { formatCount, formatDateTime, formatPointFigure } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'

type League = OutputOf<typeof readSystem>['leagues'][number]

const COLUMNS: readonly Column<League>[] = [
  {
    id: 'name',
    header: 'Liga',
    cell: ({ name, country }) => (
      <>
        {name} {country !== null && <span className="font-normal text-ink-muted">{country}</span>}
      </>
    ),
  },
  {
    id: 'fitted',
    header: 'Ajustada em',
    cell: ({ fitted_at }) => <span className="figures">{formatDateTime(new Date(fitted_at))}</span>,
  },
  {
    id: 'matches',
    header: 'Jogos',
    numeric: true,
    cell: ({ matches }) => <span className="figures">{formatCount(matches)}</span>,
  },
]

export function ModelCard({ leagues }: { leagues: readonly League[] }) {
  const isMadeUp = leagues.some(({ is_demo }) => is_demo)
  return (
    <Card level="h2" title="Modelo" description={leaguesWords(leagues.length, isMadeUp)}>
      <DataTable
        caption="Ligas ajustadas"
        columns={COLUMNS}
        rows={leagues}
        rowId={({ id }) => String(id)}
        empty={<p className="text-ink-muted text-sm">Os ajustes começam quando os primeiros jogos são carregados.</p>}
      />
      <h3 className="mt-5 font-semibold text-sm">Calibração medida</h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {CALIBRATION_ERRORS.map(({ name, error, byLuck }) => (
          <li key={name} className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="figures text-right">
              erro de {formatPointFigure(error)} ponto percentual; só por sorte seria {formatPointFigure(byLuck)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-muted text-xs">
        Em {formatCount(MATCHES)} jogos reais de {SEASONS}, com as odds do próprio jogo.{' '}
        <Link to="/how-it-works" className="underline underline-offset-2">
          Como foi medido
        </Link>
      </p>
    </Card>
  )
}

function leaguesWords(count: number, isMadeUp: boolean): string {
  if (count === 0) return 'Nenhuma liga ajustada ainda.'
  const words = count === 1 ? '1 liga ajustada' : `${formatCount(count)} ligas ajustadas`
  return isMadeUp ? `${words}, entre elas as do mundo de demonstração.` : `${words}.`
}
