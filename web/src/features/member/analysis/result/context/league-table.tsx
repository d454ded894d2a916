import type { MatchContext } from '@prancheta/contract/fixtures/context.ts'
import { useState } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { classes } from '#lib/page/classes.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Crest } from '#ui/product/crest.tsx'
import { Picture } from '../part-frame.tsx'

type Row = MatchContext['standings'][number]
type Clubs = Pick<ShownAnalysis['fixture'], 'homeId' | 'homeName' | 'awayId' | 'awayName'>

/** Where both clubs stand, with those around them; the whole table on request. */
export function LeagueTable({ analysis: { context, fixture } }: { analysis: ShownAnalysis }) {
  const [isWhole, setWhole] = useState(false)
  const rows = rowsAbout(context.standings, fixture)
  const shown = isWhole ? rows : nearRows(rows, fixture)
  return (
    <Picture title="Classificação" summary={tableWords(rows, fixture)}>
      {rows.length > 0 && (
        <>
          <table className="w-full text-sm">
            <thead>
              <tr className="text-ink-muted text-xs">
                <th scope="col" className="w-7 pb-1 text-left font-normal">
                  <span className="sr-only">Posição</span>
                </th>
                <th scope="col" className="pb-1 text-left font-normal">
                  Time
                </th>
                <Heading short="J" long="Jogos" />
                <Heading short="SG" long="Saldo de gols" />
                <Heading short="Pts" long="Pontos" />
              </tr>
            </thead>
            <tbody>
              {shown.map((row, at) => (
                <TableRow
                  key={row.teamName}
                  row={row}
                  isOwn={isOwn(row, fixture)}
                  isAfterGap={at > 0 && row.rank > (shown[at - 1]?.rank ?? 0) + 1}
                />
              ))}
            </tbody>
          </table>
          {rows.length > nearRows(rows, fixture).length && (
            <Button variant="ghost" size="sm" className="-mb-2 mt-2 -ml-3" onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Só ao redor dos dois' : `Ver os ${rows.length} times`}
            </Button>
          )}
        </>
      )}
    </Picture>
  )
}

function Heading({ short, long }: { short: string; long: string }) {
  return (
    <th scope="col" className="w-9 pb-1 text-right font-normal">
      <abbr title={long} className="no-underline">
        {short}
      </abbr>
    </th>
  )
}

function TableRow({ row, isOwn: own, isAfterGap }: { row: Row; isOwn: boolean; isAfterGap: boolean }) {
  const difference = row.goalsFor - row.goalsAgainst
  return (
    <tr
      className={classes(
        'border-line border-t [&>*]:py-1.5',
        own && 'bg-brand-soft font-semibold',
        isAfterGap && 'border-line-strong border-t-2 border-dashed',
      )}
    >
      <td className="figures pl-1">{row.rank}</td>
      <th scope="row" className="min-w-0 text-left font-[inherit]">
        <span className="flex items-center gap-2">
          <Crest clubId={row.teamId ?? row.rank} name={row.teamName} className="size-4" />
          <bdi className="min-w-0 break-words">{row.teamName}</bdi>
        </span>
      </th>
      <td className="figures text-right">{row.played}</td>
      <td className="figures text-right">{difference > 0 ? `+${difference}` : String(difference).replace('-', '−')}</td>
      <td className="figures pr-1 text-right">{row.points}</td>
    </tr>
  )
}

function isOwn({ teamId, teamName }: Row, { homeId, homeName, awayId, awayName }: Clubs): boolean {
  return teamId === null ? teamName === homeName || teamName === awayName : teamId === homeId || teamId === awayId
}

/** Of a league in groups, those that the two clubs play in. */
function rowsAbout(standings: readonly Row[], clubs: Clubs): Row[] {
  const groups = new Set(standings.filter((row) => isOwn(row, clubs)).map(({ group }) => group))
  return standings.filter(({ group }) => groups.has(group))
}

/** The leader, the two clubs and who stands right above and below them. */
export function nearRows(rows: readonly Row[], clubs: Clubs): Row[] {
  const near = new Set(rows.flatMap((row, at) => (isOwn(row, clubs) ? [at - 1, at, at + 1] : [])))
  return rows.filter((_, at) => at === 0 || near.has(at))
}

function tableWords(rows: readonly Row[], clubs: Clubs): string {
  const own = rows.filter((row) => isOwn(row, clubs))
  if (own.length === 0) return 'A tabela não está disponível agora.'
  return `${own.map(({ teamName, rank, points }) => `${teamName} em ${rank}º, com ${points} pontos`).join('; ')}.`
}
