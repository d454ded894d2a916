import { writeDecimal, writeMoney } from '#chat/figures.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import type { FactRef } from '#checking/judging/expected.ts'
import { sayClubRow, sayDayGame, sayOwnCombo, sayOwnRecord } from '#checking/telling/say-looked-up.ts'
import { IN_PLAY, sayMarket } from '#checking/telling/say-market.ts'
import {
  sayCombo,
  sayConfidence,
  sayExpected,
  sayKickOff,
  sayLeague,
  sayLikelyScores,
  sayRecords,
  sayScore,
  sayTable,
  sayWeather,
} from '#checking/telling/say-match.ts'

/** Where nothing of ours can be said instead. */
const TAKEN_OUT = 'Aqui havia um número que os nossos dados não confirmam; ele foi retirado.'

/** Our own sentence of what a wrong number was set beside. */
export function sayFact(facts: MatchFacts, ref: FactRef | null): string {
  if (!ref) return facts.about.running ? IN_PLAY : TAKEN_OUT
  return (ref.market && sayMarket(facts, ref.market, ref.field)) || sayField(facts, ref.field) || TAKEN_OUT
}

function sayField(facts: MatchFacts, field: string): string | null {
  const { about } = facts
  const [group = '', part = ''] = field.split('.')
  switch (group) {
    case 'expectedGoals':
    case 'modelGoals':
    case 'expectedCorners':
    case 'expectedCards':
      return sayExpected(about, group)
    case 'last':
    case 'season':
    case 'meetings':
      return sayRecords(facts, group)
    case 'table':
      return sayTable(about)
    case 'match':
      return sayMatch(facts, part)
    case 'likelyScores':
      return sayLikelyScores(about)
    case 'weather':
      return sayWeather(about)
    case 'leagueAverages':
      return sayLeague(about)
    case 'confidence':
      return sayConfidence(about)
    case 'combos':
      return sayOwnCombo(facts, part) ?? sayCombo(about, part)
    case 'otherClub':
      return sayClubRow(facts.lookedUp, Number(part))
    case 'dayGame':
      return sayDayGame(facts.lookedUp, Number(part))
    case 'dayGames':
      return `Outros jogos do dia: ${facts.lookedUp.games.length}.`
    case 'ownRecord':
      return sayOwnRecord(facts.lookedUp)
    case 'stake':
      if (about.running) return IN_PLAY
      return `A stake sugerida nesta análise é de ${writeDecimal(facts.stakePct)}%.`
    case 'recommended':
      return facts.recommended === 0
        ? 'Nenhum mercado é recomendado nesta análise.'
        : `Mercados que passam pela regra nesta análise: ${facts.recommended}.`
    case 'stakeBase':
      return about.stakeBase === null ? null : `A base das stakes é de ${writeMoney(about.stakeBase)}.`
    default:
      return null
  }
}

function sayMatch({ about }: MatchFacts, part: string): string | null {
  if (part === 'kickOff') return sayKickOff(about)
  return part === 'score' ? sayScore(about) : null
}
