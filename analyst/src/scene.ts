import type { BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import type { Ask, Side } from './reading/ask.ts'
import { namedMarket } from './reading/named-market.ts'

/** What a writer has before it: the match, what is asked, and a choice of words that the same question always repeats. */
export type Scene = {
  briefing: Briefing
  ask: Ask
  /** Where the match stands: a reader who says that the ball is rolling is believed. */
  phase: 'ahead' | 'running' | 'over'
  /** The clubs' names, clean and bold. They stand without an article, which nobody can know: write around it. */
  home: string
  away: string
  pick: Pick
}

export type Writer = (scene: Scene) => string

export type Pick = <Option>(options: readonly [Option, ...Option[]]) => Option

export function sceneFor(briefing: Briefing, ask: Ask, pick: Pick): Scene {
  const bold = (name: string) => `**${cleanName(name)}**`
  const { match, running } = briefing
  const phase = match.score ? 'over' : running || ask.hasBegun ? 'running' : 'ahead'
  return { briefing, ask, phase, home: bold(match.home), away: bold(match.away), pick }
}

export const nameOf = (scene: Scene, side: Side): string => (side === 'home' ? scene.home : scene.away)

/** 'o mandante', 'o visitante': what a side is called where a name would need an article. */
export const roleOf = (side: Side): string => (side === 'home' ? 'o mandante' : 'o visitante')

export const otherOf = (side: Side): Side => (side === 'home' ? 'away' : 'home')

export const findMarket = ({ briefing }: Scene, id: string): BriefedMarket | null =>
  briefing.markets.find((market) => market.id === id) ?? null

export const marketsLike = ({ briefing }: Scene, pattern: RegExp): BriefedMarket[] =>
  briefing.markets.filter(({ id }) => pattern.test(id))

/** The market that the message names; null where it names none. */
export const namedIn = ({ ask, briefing }: Scene): BriefedMarket | null => namedMarket(ask, briefing.markets)

/** The market that the talk is on. */
export const focusIn = (scene: Scene): BriefedMarket | null =>
  namedIn(scene) ?? (scene.ask.focus === null ? null : findMarket(scene, scene.ask.focus))

/** With a great first letter, where it begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Sentences to a paragraph, paragraphs and lists to an answer; what is null is left out. */
export const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ')
export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n')
export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')
