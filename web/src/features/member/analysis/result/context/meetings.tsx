import type { MatchContext } from '@prancheta/contract/fixtures/context.ts'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { formatDate } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Picture } from '../part-frame.tsx'

type Meeting = MatchContext['h2h'][number]

const SHOWN = 6

/** The games of the two against each other, the newest first. */
export function Meetings({ analysis: { context, fixture } }: { analysis: ShownAnalysis }) {
  const { h2h, missing } = context
  return (
    <Picture title="Confrontos diretos" summary={meetingWords(h2h, fixture, missing.includes('h2h'))}>
      {h2h.length > 0 && (
        <ol className="text-sm">
          {h2h.slice(0, SHOWN).map((meeting) => (
            <MeetingRow key={meeting.date} meeting={meeting} />
          ))}
        </ol>
      )}
    </Picture>
  )
}

function MeetingRow({ meeting: { date, homeName, awayName, homeGoals, awayGoals } }: { meeting: Meeting }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-baseline gap-x-3 border-line border-t py-1.5">
      <span className={classes('min-w-0 break-words text-right', homeGoals > awayGoals && 'font-semibold')}>
        <bdi>{homeName}</bdi>
      </span>
      <span className="text-center">
        <span className="figures block text-base">
          {homeGoals} × {awayGoals}
        </span>
        <time dateTime={date} className="block text-ink-muted text-xs">
          {formatDate(new Date(date))}
        </time>
      </span>
      <span className={classes('min-w-0 break-words', awayGoals > homeGoals && 'font-semibold')}>
        <bdi>{awayName}</bdi>
      </span>
    </li>
  )
}

type Clubs = Pick<ShownAnalysis['fixture'], 'homeName' | 'awayName'>

/** 'Nos últimos 4: 2 vitórias de Jirau, 1 empate e 1 vitória de Anta.' */
export function meetingWords(meetings: readonly Meeting[], { homeName, awayName }: Clubs, isMissing: boolean): string {
  if (isMissing) return 'Não estão disponíveis agora.'
  if (meetings.length === 0) return 'Não conhecemos nenhum jogo anterior entre os dois.'
  const wonBy = (name: string) => meetings.filter((meeting) => winnerOf(meeting) === name).length
  const draws = meetings.filter((meeting) => winnerOf(meeting) === null).length
  const wins = (name: string) => `${counted(wonBy(name), 'vitória')} de ${name}`
  const games = meetings.length === 1 ? 'No único' : `Nos últimos ${meetings.length}`
  return `${games}: ${wins(homeName)}, ${counted(draws, 'empate')} e ${wins(awayName)}.`
}

function winnerOf({ homeName, awayName, homeGoals, awayGoals }: Meeting): string | null {
  if (homeGoals === awayGoals) return null
  return homeGoals > awayGoals ? homeName : awayName
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
