import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Wish } from './build.ts'

/** What a talk about combinations has come to. */
export type Talk = {
  /** The combination that is spoken of. */
  legs: readonly string[]
  /** What it was before it was last changed. */
  before: readonly string[] | null
  /** What it was to be like, where it was put together here. */
  wish: Wish | null
  /** Combinations that were set side by side. */
  rivals: readonly (readonly string[])[]
  /** The leg that 'ela' means: the costliest that was named, or one that was offered. */
  leg: string | null
  /** The letters of the analysis's own that were told of. */
  options: readonly string[]
  stake: number | null
  /** Its scores were asked for. */
  isOfScores: boolean
  /** One of several matches was asked for, of which nothing is known here. */
  isOfSeveralMatches: boolean
  /** The message before was about something else. */
  isFaded: boolean
}

export const NO_TALK: Talk = {
  legs: [],
  before: null,
  wish: null,
  rivals: [],
  leg: null,
  options: [],
  stake: null,
  isOfScores: false,
  isOfSeveralMatches: false,
  isFaded: false,
}

/** One message with where the talk stands, and what is said to it. */
export type Said = { text: string; talk: Talk }

/** A message as the answers read it. */
export type Heard = {
  question: string
  /** With commas, and clubs called by their part. */
  text: string
  briefing: Briefing
  /** Null where the message before was about something else. */
  talk: Talk | null
  focus: string | null
  stake: number | null
}
