import type { RecentForm } from '#form/recent-form.ts'
import type { Sides } from '#goals/played-match.ts'

export type TeamsInput = {
  home: { name: string; form: RecentForm | null; rank: number | null }
  away: { name: string; form: RecentForm | null; rank: number | null }
  /** Read off the same grid as the chances. */
  expectedGoals: Sides
  /** The league's mean goals a match; null when not known. */
  leagueGoals: number | null
}

/** Expected goals this near to each other, as a ratio, are no difference worth a word. */
const EVEN_RATIO = 1.1
/** More or fewer goals than the league's mean by this share are worth a word. */
const UNUSUAL_SHARE = 0.1

/** Both clubs in a few sentences, every number one that the screen shows too. */
export function writeTeamAnalysis(input: TeamsInput): string {
  return [clubSentence(input.home), clubSentence(input.away), balanceSentence(input), paceSentence(input)]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

function clubSentence({ name, form, rank }: TeamsInput['home']): string {
  const place = rank === null ? '' : ` (${rank}º na tabela)`
  if (!form) return `${name}${place} não tem jogos recentes conhecidos.`
  const { games, wins, draws, losses, averageGoalsScored, averageGoalsConceded } = form
  const record = `${counted(wins, 'vitória')}, ${counted(draws, 'empate')} e ${counted(losses, 'derrota')}`
  const span = games.length === 1 ? 'no último jogo' : `nos últimos ${games.length} jogos`
  return `${name}${place} soma ${record} ${span}, com ${decimal(averageGoalsScored)} marcados e ${decimal(averageGoalsConceded)} sofridos por jogo.`
}

function balanceSentence({ home, away, expectedGoals }: TeamsInput): string {
  const ratio = expectedGoals.home / expectedGoals.away
  const figures = `${decimal(expectedGoals.home)} contra ${decimal(expectedGoals.away)} gols esperados`
  if (ratio < EVEN_RATIO && ratio > 1 / EVEN_RATIO) return `As contas veem um jogo equilibrado: ${figures}.`
  return `As contas veem mais força em ${ratio > 1 ? home.name : away.name}: ${figures}.`
}

function paceSentence({ expectedGoals, leagueGoals }: TeamsInput): string | null {
  if (leagueGoals === null) return null
  const total = expectedGoals.home + expectedGoals.away
  const share = total / leagueGoals - 1
  const compared = `o campeonato tem ${decimal(leagueGoals)} por jogo`
  if (Math.abs(share) < UNUSUAL_SHARE)
    return `Deve ter um número de gols comum para o campeonato, que tem ${decimal(leagueGoals)} por jogo.`
  return share > 0
    ? `É um jogo para mais gols do que o comum: ${compared}.`
    : `É um jogo para menos gols do que o comum: ${compared}.`
}

const decimal = (value: number) => value.toFixed(2).replace('.', ',')
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
