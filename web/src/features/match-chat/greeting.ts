import type { FixtureView, MatchContext } from '@prancheta/contract/fixtures.ts'
import type { BriefedPart } from '@prancheta/core/chat/briefing.ts'
import { formatDate, formatDateTime } from '#lib/format.ts'

/** What the talk needs to know of its match. */
export type TalkedMatch = Pick<
  FixtureView,
  'fixtureId' | 'homeName' | 'awayName' | 'leagueName' | 'dateUTC' | 'isTimeKnown' | 'isDemo'
>

export function whenOf({ dateUTC, isTimeKnown }: TalkedMatch): string {
  const at = new Date(dateUTC)
  return isTimeKnown ? formatDateTime(at) : `${formatDate(at)}, horário a confirmar`
}

/** Names as they are, inside bold: letters that Markdown reads are taken out of them. */
const bold = (name: string) => `**${name.replaceAll(/[*_`[\]]/g, '')}**`

/** With everything at hand it says what was read. */
export function fullGreeting(match: TalkedMatch): string {
  return [
    `Olá! Já li os dados de ${bold(match.homeName)} x ${bold(match.awayName)}, pelo ${match.leagueName}, em ${whenOf(match)}: probabilidades, odds, forma recente, confrontos, tabela e tempo no estádio.`,
    'Pergunte o que quiser sobre a partida. Eu mostro os números e o que eles não dizem; a decisão é sua.',
  ].join('\n\n')
}

/** When parts are missing, or nothing could be loaded, it claims less. */
export function simpleGreeting(match: TalkedMatch): string {
  return `Olá! Vamos falar de ${bold(match.homeName)} x ${bold(match.awayName)}. Alguns dados desta partida não estão disponíveis agora; quando uma pergunta depender deles, eu digo.`
}

const PARTS: Record<MatchContext['missing'][number], readonly BriefedPart[]> = {
  statistics: [],
  h2h: ['headToHead'],
  standings: ['table'],
  odds: ['odds'],
  weather: ['weather'],
  homeTeamLastMatches: ['form'],
  awayTeamLastMatches: ['form'],
  leagueAverages: [],
}

/** Which questions would find nothing to answer with. */
export function missingForQuestions(context: MatchContext | undefined): BriefedPart[] {
  if (!context) return []
  const { h2h, homeTeamLastMatches: home, awayTeamLastMatches: away } = context
  const hasCounts = home?.stats.averageCorners != null && away?.stats.averageCorners != null
  return [
    ...context.missing.flatMap((part) => PARTS[part]),
    ...(h2h.length === 0 ? (['headToHead'] as const) : []),
    ...(hasCounts ? [] : (['statistics'] as const)),
  ]
}
