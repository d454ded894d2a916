import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { marketsLike, type Scene, sentences } from '#scene.ts'
import { titleOf } from '#writers/market-words.ts'
import { withClubs } from '../past/words.ts'
import type { Message, Reply } from '../skill.ts'

const EVEN =
  /\b(?:mais )?equilibrad\w+|\bequilibrio\b|\bmeio a meio\b|\b50 ?(?:\/|a|x) ?50\b|\bmais (?:perto|proxim\w+) d[eo]s? (?:50|metade)\b|\bmais parelh\w+/
const UNEVEN = /\bdesequilibrad\w+|\bmais (?:torto|certo|definido|desigual)\b/
const ASKS = /\b(?:qual|quais|que|onde)\b/

/** The line, or the market, whose two sides are nearest to each other; and the one where they are farthest apart. */
export function sayBalance({ text, briefing, scene }: Message): Reply | null {
  if (!scene || !briefing || scene.phase !== 'ahead' || !ASKS.test(text) || /\bmedia\b/.test(text)) return null
  const [isEven, isUneven] = [EVEN.test(text.replaceAll(/\bdesequilibrad\w+/g, '')), UNEVEN.test(text)]
  const rows = isEven || isUneven ? familyIn(scene, withClubs(text, briefing)) : null
  if (!rows || rows.length === 0) return null
  const ranked = rows.toSorted((a, b) => apart(a) - apart(b))
  const [even, uneven] = [ranked[0], ranked.at(-1)]
  const told = [isEven ? even : null, isUneven ? uneven : null].flatMap((row) => row ?? [])
  const lead = (row: BriefedMarket) => (row === even && isEven ? 'A mais equilibrada é' : 'A mais desequilibrada é')
  return {
    text: sentences(
      ...told.map(
        (row) =>
          `${lead(row)} **${titleOf(row)}**: ${writeShare(row.pooledChance)} de chance, odd justa ${writeOdd(row.fairOdd)}.`,
      ),
    ),
    markets: told.map(({ id }) => id),
  }
}

const apart = ({ pooledChance }: BriefedMarket): number => Math.abs(pooledChance - 1 / 2)

/** Of which kind of lines; of none that is named, the markets that houses quote. */
function familyIn(scene: Scene, text: string): BriefedMarket[] | null {
  const side: Side = /\bclubaway\b/.test(text) && !/\bclubhome\b/.test(text) ? 'away' : 'home'
  if (/\bhandicap|\bah\b|\basiatic\w+/.test(text))
    return marketsLike(scene, new RegExp(`^asianHandicap\\.${side}[+-]\\d+(\\.5)?$`))
  if (/\bescanteio|\bcantos?\b/.test(text)) return marketsLike(scene, /^corners\.over[\d.]+$/)
  if (/\bcart(?:ao|oes)\b/.test(text)) return marketsLike(scene, /^cards\.over[\d.]+$/)
  if (/\bgols?\b/.test(text)) return marketsLike(scene, /^goals\.over[\d.]+$/)
  if (!/\bmercados?\b|\blinhas?\b|\bapostas?\b/.test(text)) return null
  const quoted = scene.briefing.markets.filter(({ bestOdd }) => bestOdd !== null)
  return quoted.length > 0 ? quoted : marketsLike(scene, /^(result\.\w+|goals\.over[1-3]\.5|btts\.yes)$/)
}
