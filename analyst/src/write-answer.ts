import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { pickBy } from './pick-wording.ts'
import type { Ask } from './reading/ask.ts'
import { recognise, toPlain } from './reading/recognise.ts'
import { type Pick, type Scene, sceneFor } from './scene.ts'
import {
  CARE_WRITERS,
  isCareTheme,
  isSmallTalk,
  MATCH_WRITERS,
  type MatchTheme,
  SMALL_TALK_WRITERS,
} from './theme-writers.ts'
import { CONCEPTS_BY_THEME, tellConcepts, writeExplain } from './writers/explain.ts'
import { namedMarket } from './writers/named-market.ts'
import { writeNumbers } from './writers/numbers.ts'
import { writeUnclear } from './writers/small-talk.ts'
import { writeWhy } from './writers/why.ts'

/** The whole answer to the last question of a talk. The same talk is always answered with the same words. */
export function writeAnswer(turns: readonly ChatTurn[], briefing: Briefing | null): string {
  const match = briefing?.match ?? null
  const ask = recognise(turns, briefing)
  const question = turns.findLast(({ role }) => role === 'user')?.content ?? ''
  const pick = pickBy(`${ask.theme}:${toPlain(question, match)}`)
  if (isCareTheme(ask.theme)) return CARE_WRITERS[ask.theme](pick)
  if (isSmallTalk(ask.theme))
    return SMALL_TALK_WRITERS[ask.theme](pick, match && `${nameIn(match.home)} contra ${nameIn(match.away)}`)
  return briefing ? aboutMatch(briefing, ask, pick) : withoutMatch(ask, pick)
}

const nameIn = (name: string) => `**${cleanName(name)}**`

function aboutMatch(briefing: Briefing, ask: Ask, pick: Pick): string {
  const scene = sceneFor(briefing, ask, pick)
  const { theme } = ask
  if (isCareTheme(theme) || isSmallTalk(theme)) return writeUnclear(pick, '')
  if (theme === 'concept') return tellConcepts(ask, scene, pick)
  if (ask.manner === 'why') return writeWhy(scene)
  if (ask.manner === 'explain') return writeExplain(scene)
  if (ask.manner === 'numbers') return writeNumbers(scene) ?? MATCH_WRITERS[theme](scene)
  return MATCH_WRITERS[openSubject(scene) ?? theme](scene)
}

/** 'Dupla chance vale a pena?' names no single market: then what is asked about answers better than a list of prices. */
function openSubject(scene: Scene): MatchTheme | null {
  const { theme, subject } = scene.ask
  if (scene.ask.offeredOdd !== null) return null
  const isPrice = (theme === 'odds' || theme === 'value') && scene.briefing.markets.length > 0
  if (!isPrice || namedMarket(scene) !== null) return null
  return scene.ask.marketId === null ? subject : 'oneMarket'
}

/** Where there is no match at hand, what can be said is what the words mean. */
function withoutMatch(ask: Ask, pick: Pick): string {
  if (ask.concepts.length > 0) return tellConcepts(ask, null, pick)
  const [related] = CONCEPTS_BY_THEME[ask.theme] ?? []
  const noMatch = pick([
    'Nesta conversa não tenho nenhuma partida à mão, então não há números de jogo para mostrar. Abra a conversa pela análise do jogo que interessa.',
    'Aqui não há jogo escolhido, e sem ele eu não invento número. Em Análises, escolha a partida e converse a partir dela.',
  ])
  if (!related) return noMatch
  return `${noMatch}\n\nO conceito eu explico. ${tellConcepts({ concepts: [related], manner: 'answer' }, null, pick)}`
}
