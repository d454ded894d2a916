import type { BriefedGame } from '#chat/briefing.ts'
import { writeCount, writeDay, writeDecimal } from '#chat/figures.ts'
import { tallyForm, tallyHeadToHead } from '#chat/tallies.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { type LookUp, quoted, told } from '#lookup/look-up.ts'
import { CLUB } from '#markets/market.ts'
import type { Side } from '#markets/outcome.ts'

/** A club's latest games, one by one and counted. */
export function tellForm({ about }: MatchFacts, side: Side): LookUp {
  const form = about.form[side]
  if (!form) return told([`Não temos os jogos recentes do ${CLUB[side]}.`])
  const { scored, cleanSheets, bothScored, threeOrMore } = tallyForm(about.match[side], form)
  const { games, wins, draws, losses } = form
  return told([
    `- ${quoted(about.match[side])} (${CLUB[side]}), últimos ${games.length} jogos: ${writeResults(wins, draws, losses)}; ${form.goalsFor} gols marcados (média ${writeDecimal(form.averageGoalsFor)}) e ${form.goalsAgainst} sofridos (média ${writeDecimal(form.averageGoalsAgainst)}).`,
    `- Marcou em ${scored}; não sofreu gol em ${cleanSheets}; os dois times marcaram em ${bothScored}; mais de 2,5 gols em ${threeOrMore}.`,
    ...games.map(gameLine),
  ])
}

/** The clubs' meetings, one by one and counted from today's home side. */
export function tellMeetings({ about }: MatchFacts): LookUp {
  const tally = tallyHeadToHead(about)
  if (!tally) return told(['Não temos confrontos diretos entre estes clubes.'])
  return told([
    `- ${tally.games} confrontos diretos: ${quoted(about.match.home)} venceu ${tally.homeWins}, ${writeCount(tally.draws, 'empate', 'empates', 'nenhum')}, ${quoted(about.match.away)} venceu ${tally.awayWins}.`,
    `- Os confrontos tiveram ${tally.goals} gols, média de ${writeDecimal(tally.averageGoals)} por jogo.`,
    `- Os dois marcaram em ${tally.bothScored}; mais de 2,5 gols em ${tally.threeOrMore}.`,
    ...about.headToHead.map(gameLine),
  ])
}

const writeResults = (wins: number, draws: number, losses: number) =>
  [
    writeCount(wins, 'vitória', 'vitórias', 'nenhuma'),
    writeCount(draws, 'empate', 'empates', 'nenhum'),
    writeCount(losses, 'derrota', 'derrotas', 'nenhuma'),
  ].join(', ')

const gameLine = ({ date, home, away, homeGoals, awayGoals }: BriefedGame) =>
  `- ${writeDay(date)}: ${quoted(home)} ${homeGoals} x ${awayGoals} ${quoted(away)}.`
