import type { FixtureView, MatchContext } from '@prancheta/contract/fixtures/routes.ts'
import { type BriefedPart, PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { writeList } from '@prancheta/core/chat/figures.ts'
import { formatKickOff } from '#lib/format/format.ts'

/** What the talk needs to know of its match. */
export type TalkedMatch = Pick<
  FixtureView,
  'fixtureId' | 'homeName' | 'awayName' | 'leagueName' | 'dateUTC' | 'isTimeKnown' | 'isDemo'
>

export function whenOf({ dateUTC, isTimeKnown }: TalkedMatch): string {
  return formatKickOff(new Date(dateUTC), isTimeKnown)
}

/** Names as they are, inside bold: letters that Markdown reads are taken out of them. */
const bold = (name: string) => `**${name.replaceAll(/[*_`[\]]/g, '')}**`

/** With everything at hand it says what was read. */
export function fullGreeting(match: TalkedMatch): string {
  return [
    `Olá! Já li os dados de ${bold(match.homeName)} x ${bold(match.awayName)} (${match.leagueName}, ${whenOf(match)}): probabilidades, odds, forma recente, confrontos, tabela e tempo no estádio.`,
    'Pergunte o que quiser sobre a partida. Eu mostro os números e o que eles não dizem; a decisão é sua.',
  ].join('\n\n')
}

/** When parts are missing, or nothing could be loaded, it claims less and names what it knows to be missing. */
export function simpleGreeting(match: TalkedMatch, missing: readonly BriefedPart[]): string {
  const names = missing.map((part) => PART_NAMES[part])
  const list = names.length > 0 ? `: ${writeList(names)}` : ''
  return [
    `Olá! Vamos falar de ${bold(match.homeName)} x ${bold(match.awayName)}.`,
    `Alguns dados desta partida não estão disponíveis agora${list}. Quando uma pergunta depender deles, eu digo.`,
  ].join(' ')
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

/** What could not be had, as the talk names it. */
export function missingParts({ missing }: MatchContext): BriefedPart[] {
  return [...new Set(missing.flatMap((part) => PARTS[part]))]
}

/** Parts without which a question would find nothing to answer with. */
export function missingForQuestions(context: MatchContext | undefined): BriefedPart[] {
  if (!context) return []
  const { h2h, homeTeamLastMatches: home, awayTeamLastMatches: away } = context
  const hasCounts = home?.stats.averageCorners != null && away?.stats.averageCorners != null
  return [
    ...missingParts(context),
    ...(h2h.length === 0 ? (['headToHead'] as const) : []),
    ...(hasCounts ? [] : (['statistics'] as const)),
  ]
}
