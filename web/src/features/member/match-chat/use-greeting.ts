import { chatWords } from '@prancheta/contract/chat/words.ts'
import { getMatchContext, type MatchContext } from '@prancheta/contract/fixtures/context.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { type BriefedPart, PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { writeList } from '@prancheta/core/chat/figures.ts'
import { type QuestionTheme, questionsFor } from '@prancheta/core/chat/questions.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import type { TalkView } from '#lib/chat/shown-talk.ts'
import type { Talk } from '#lib/chat/talk.ts'
import { formatKickOff } from '#lib/format/format.ts'
import { toast } from '#lib/page/toast.ts'

/** What the talk needs to know of its match. */
export type TalkedMatch = Pick<
  FixtureView,
  'fixtureId' | 'homeName' | 'awayName' | 'leagueName' | 'dateUTC' | 'isTimeKnown' | 'isDemo'
>

export type MatchTalk = { talk: Talk; view: TalkView; match: TalkedMatch }

/** Greets once the context is there, or once it is known not to come. Gives the questions that fit the match. */
export function useGreeting({ talk, view, match }: MatchTalk): Record<QuestionTheme, string[]> | null {
  const context = useMatchContext(match.fixtureId)
  const { data, isError } = context
  const isWhole = data !== undefined && data.missing.length === 0
  const isSettled = data !== undefined || isError
  const hasGreeting = view.greeting !== null
  const hasWarned = useRef(false)

  useEffect(() => {
    if (!isSettled || hasGreeting) return
    talk.greet(isWhole ? fullGreeting(match) : simpleGreeting(match, data ? missingParts(data) : []))
    if (isWhole || hasWarned.current) return
    hasWarned.current = true
    toast.info(chatWords.contextFailedTitle, { description: chatWords.contextFailed })
  }, [isSettled, hasGreeting, isWhole, data, talk, match])

  if (!isSettled) return null
  const asked = { match: { home: match.homeName, away: match.awayName }, missing: missingForQuestions(data) }
  return {
    context: questionsFor(asked, 'context'),
    statistics: questionsFor(asked, 'statistics'),
    value: questionsFor(asked, 'value'),
    risk: questionsFor(asked, 'risk'),
  }
}

/** Somebody waits for the greeting: one more try, not a long silence. */
const RETRIES = 1

function contextQuery(fixtureId: number) {
  return queryOptions({
    queryKey: ['match-context', fixtureId],
    queryFn: ({ signal }) => callApi(getMatchContext, { fixtureId }, { signal }),
    retry: RETRIES,
  })
}

function useMatchContext(fixtureId: number) {
  return useQuery(contextQuery(fixtureId))
}

export function whenOf({ dateUTC, isTimeKnown }: TalkedMatch): string {
  return formatKickOff(new Date(dateUTC), isTimeKnown)
}

/** Names as they are, inside bold: letters that Markdown reads are taken out of them. */
const bold = (name: string) => `**${name.replaceAll(/[*_`[\]]/g, '')}**`

/** With everything at hand it says what was read. */
function fullGreeting(match: TalkedMatch): string {
  return [
    `Olá! Já li os dados de ${bold(match.homeName)} x ${bold(match.awayName)} (${match.leagueName}, ${whenOf(match)}): probabilidades, odds, forma recente, confrontos, tabela e tempo no estádio.`,
    'Pergunte o que quiser sobre a partida. Eu mostro os números e o que eles não dizem; a decisão é sua.',
  ].join('\n\n')
}

/** When parts are missing, or nothing could be loaded, it claims less and names what it knows to be missing. */
function simpleGreeting(match: TalkedMatch, missing: readonly BriefedPart[]): string {
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
function missingParts({ missing }: MatchContext): BriefedPart[] {
  return [...new Set(missing.flatMap((part) => PARTS[part]))]
}

/** Parts without which a question would find nothing to answer with. */
function missingForQuestions(context: MatchContext | undefined): BriefedPart[] {
  if (!context) return []
  const { h2h, homeTeamLastMatches: home, awayTeamLastMatches: away } = context
  const hasCounts = home?.stats.averageCorners != null && away?.stats.averageCorners != null
  return [
    ...missingParts(context),
    ...(h2h.length === 0 ? (['headToHead'] as const) : []),
    ...(hasCounts ? [] : (['statistics'] as const)),
  ]
}
