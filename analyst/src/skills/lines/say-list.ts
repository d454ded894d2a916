import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { bullets, findMarket, marketsLike, paragraphs, type Scene } from '#scene.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import type { Message, Reply } from '../skill.ts'
import { isGlue, readAsked } from './words.ts'

const ALL_LINES = /\b(?:todas as linhas|cada linha|as linhas todas|todas)\b(?: de| dos?)?|\b(?:as )?linhas\b/
const SPAN = /\b(?:do|de|entre|desde o?) (\d{1,2}\.5) (?:ate|a|e)(?: o| a)? (\d{1,2}\.5)\b/
const SCORES =
  /\b(?:os |as )?(\d{1,2}|dois|tres|quatro|cinco|seis|sete|oito|dez)? ?(?:placar(?:es)?|resultados)(?: exatos?)? (?:que )?(?:sao )?(?:os )?mais (?:provave\w+|chance)\b/
const MORE: ReadonlySet<string> = new Set('todas todos cada linha linhas completa lista'.split(' '))

/** Every line of something counted, or the likeliest scores, as many as asked for. */
export function sayList({ text, briefing, scene }: Message): Reply | null {
  if (!briefing || scene?.phase !== 'ahead') return null
  return sayScores(text, scene) ?? sayLines(text, scene)
}

function sayScores(text: string, scene: Scene): Reply | null {
  const found = SCORES.exec(text)
  if (!found || !/\b(?:placares|resultados|os|\d|tres|cinco)\b/.test(found[0])) return null
  if (found[1] === undefined && !/placares/.test(text)) return null
  const { rest } = readAsked(text.replace(found[0], ' '))
  if (!isGlue(rest, MORE)) return null
  const wanted = found[1] === undefined ? 5 : countOf(found[1])
  const rows = marketsLike(scene, /^score\.\d-\d$/)
    .toSorted((a, b) => b.pooledChance - a.pooledChance)
    .slice(0, wanted)
  const [top] = rows
  if (!top || rows.length < wanted) return null
  return {
    text: paragraphs(
      'Os placares mais prováveis, com o mandante primeiro:',
      bullets(
        rows.map((row) => `${titleOf(row)}: ${writeShare(row.pooledChance)}, odd justa ${writeOdd(row.fairOdd)}`),
      ),
    ),
    markets: rows.map(({ id }) => id),
  }
}

function sayLines(text: string, scene: Scene): Reply | null {
  const span = SPAN.exec(text)
  if (!ALL_LINES.test(text) || !(span || /\btodas\b|\bcada linha\b/.test(text)) || /\btabel\w+/.test(text)) return null
  const { sides, half, rest: left, markets } = findMarkets(text.replace(SPAN, ' '), scene.briefing)
  const { rest, asked } = readAsked(left)
  if (asked.includes('same') || markets.some(({ isBare }) => !isBare) || !isGlue(rest, MORE)) return null
  const unit = /\bescanteio/.test(text) ? 'corners' : /\bcart/.test(text) ? 'cards' : 'goals'
  const [side] = sides
  const family =
    unit !== 'goals' ? `${unit}${side ? `.${side}` : ''}` : half ? `${half}.goals` : side ? `${side}Goals` : 'goals'
  const [low, high] = span ? [Number(span[1]), Number(span[2])] : [0, 99]
  const over = marketsLike(scene, new RegExp(`^${family.replaceAll('.', '\\.')}\\.over[\\d.]+$`))
    .filter(({ line }) => line !== null && line >= low && line <= high)
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  if (over.length < 2) return null
  return {
    text: paragraphs('Chance e odd justa, linha por linha:', bullets(over.map((row) => bothWays(scene, row)))),
    markets: over.map(({ id }) => id),
  }
}

/** A line with what is below it, which wins when it loses. */
function bothWays(scene: Scene, row: BriefedMarket): string {
  const below = findMarket(scene, row.id.replace('.over', '.under'))
  const told = `**${titleOf(row)}**: ${writeShare(row.pooledChance)}, odd justa ${writeOdd(row.fairOdd)}`
  return below
    ? `${told}; ${inSentence(below)}: ${writeShare(below.pooledChance)}, odd justa ${writeOdd(below.fairOdd)}`
    : told
}
