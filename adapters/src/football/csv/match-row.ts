import type { Sides } from '@prancheta/core/goals/played-match.ts'

/** Prices of one house (or of 'average' and 'best' over many) at one moment, decimal odds above 1. */
export type HousePrices = {
  house: string
  result: { home: number; draw: number; away: number } | null
  total25: { over: number; under: number } | null
}

/** One finished match of a results file. Blank or impossible cells are null. */
export type MatchRow = {
  file: string
  line: number
  /** The file's name up to the first '-': E0, BRA. */
  league: string
  /** The rest of the file's name: 2023-24, 2024. */
  season: string
  /** YYYY-MM-DD, and the same day counted from 1970-01-01. */
  date: string
  day: number
  /** HH:MM as printed, which is British time in all files; null where the file has none. */
  time: string | null
  home: string
  away: string
  goals: Sides
  halfTimeGoals: Sides | null
  shots: Sides | null
  shotsOnTarget: Sides | null
  corners: Sides | null
  yellowCards: Sides | null
  redCards: Sides | null
  /** Collected one to four days before the match. */
  earlyPrices: HousePrices[]
  /** The last ones before kick-off. */
  closingPrices: HousePrices[]
}

/** A line that gave no match: not understood ('bad'), or understood and rightly left out ('left out'). */
export type SkippedLine = { file: string; line: number; kind: 'bad' | 'left out'; reason: string }
