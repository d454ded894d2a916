import type { BriefedTableRow } from '#chat/briefing.ts'
import { cleanName } from '#chat/clean-name.ts'
import { writeDay, writeTime } from '#chat/figures.ts'
import type { DayGame } from '#checking/facts/looked-up.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { type LookUp, quoted, told } from '#lookup/look-up.ts'

const ROWS_MAX = 40
const GAMES_MAX = 40

/** The whole table of the match's championship; of one in groups, the group told. */
export function tellTable({ about }: MatchFacts, lines: readonly (BriefedTableRow & { club: string })[]): LookUp {
  if (lines.length === 0) return told(['Não temos a classificação deste campeonato.'])
  const { home, away } = about.match
  const rows = lines.slice(0, ROWS_MAX)
  return told(
    rows.map(
      ({ club, rank, points, played, won, drawn, lost, goalsFor, goalsAgainst }) =>
        `- ${rank}º ${quoted(club)}: ${points} pontos em ${played} jogos, ${won} V, ${drawn} E, ${lost} D, ${goalsFor} gols feitos e ${goalsAgainst} sofridos.`,
    ),
    {
      table: rows.flatMap(({ club, ...row }) =>
        club === home || club === away ? [] : [{ club: cleanName(club), row }],
      ),
    },
  )
}

export type ListedGame = DayGame & { league: string; state: string }

const STATES: Record<string, string> = {
  live: 'em andamento',
  finished: 'encerrado',
  postponed: 'adiado',
  cancelled: 'cancelado',
  abandoned: 'interrompido',
}

/** The other games of a day. Their chances are told by an analysis of their own, which counts for the month. */
export function tellGames(games: readonly ListedGame[]): LookUp {
  if (games.length === 0) return told(['Não há outros jogos nesse dia.'])
  const shown = games.slice(0, GAMES_MAX)
  const more =
    games.length > shown.length ? [`- E outros ${games.length - shown.length}, que não estão nesta lista.`] : []
  return told(
    [
      `- Outros jogos do dia: ${games.length}. As chances deles só existem na análise de cada um.`,
      ...shown.map(({ home, away, league, kickOffUtc, isTimeKnown, score, state }) => {
        const goals = score ? ` ${score.home} x ${score.away} ` : ' x '
        const when = `${writeDay(kickOffUtc)}${isTimeKnown ? ` às ${writeTime(kickOffUtc)}` : ', horário a confirmar'}`
        return `- ${quoted(home)}${goals}${quoted(away)} (${quoted(league)}), ${when}${STATES[state] ? `, ${STATES[state]}` : ''}.`
      }),
      ...more,
    ],
    {
      games: games.map(({ home, away, kickOffUtc, isTimeKnown, score }) => ({
        home: cleanName(home),
        away: cleanName(away),
        kickOffUtc,
        isTimeKnown,
        score,
      })),
    },
  )
}
