import { writeGrade } from '#confidence/grade.ts'
import { marketById } from '#markets/catalogue.ts'
import { toPct } from '#percent.ts'

/** The few numbers of an analysis that a reader would want to hear about when they move. */
export type Snapshot = {
  pick: string | null
  /** Points, 0 to 100. */
  confidence: number
  markets: readonly { id: string; chance: number; odd: number | null }[]
}

/** Moves smaller than these are the noise of prices. */
const CHANCE_MOVE = 0.01
const ODD_SHARE = 0.02
const CONFIDENCE_POINTS = 3
const ITEMS_MAX = 5
/** What is watched: the three families that houses quote. */
const WATCHED = /^(result|btts)\.|^goals\.(over|under)2\.5$/

/** What moved between two analyses of one match, in sentences, the largest moves first. Empty when nothing did. */
export function whatChanged(before: Snapshot, now: Snapshot): string[] {
  const moves = now.markets.filter(({ id }) => WATCHED.test(id)).flatMap((market) => movesOf(market, before))
  const told = moves.toSorted((one, other) => other.weight - one.weight).map(({ text }) => text)
  return [...pickChange(before.pick, now.pick), ...confidenceChange(before, now), ...told].slice(0, ITEMS_MAX)
}

function pickChange(before: string | null, now: string | null): string[] {
  if (before === now) return []
  if (now === null) return ['A recomendação anterior não tem mais valor.']
  const name = nameOf(now)
  return [before === null ? `Agora há uma recomendação: ${name}.` : `A recomendação mudou para ${name}.`]
}

function confidenceChange(before: Snapshot, now: Snapshot): string[] {
  if (Math.abs(now.confidence - before.confidence) < CONFIDENCE_POINTS) return []
  return [`A confiança passou de ${writeGrade(before.confidence)} para ${writeGrade(now.confidence)}.`]
}

type Market = Snapshot['markets'][number]

function movesOf(market: Market, { markets }: Snapshot): { text: string; weight: number }[] {
  const old = markets.find(({ id }) => id === market.id)
  if (!old) return []
  const moves = []
  const move = Math.abs(market.chance - old.chance)
  if (move >= CHANCE_MOVE) {
    moves.push({
      weight: move,
      text: `${nameOf(market.id)}: a probabilidade foi de ${percent(old.chance)} para ${percent(market.chance)}.`,
    })
  }
  const odd = oddMove(market, old)
  return odd ? [...moves, odd] : moves
}

/** A price that came or went weighs as much as one that moved by a hundredth. */
const QUOTED_WEIGHT = 0.01

function oddMove({ id, odd }: Market, old: Market): { text: string; weight: number } | null {
  const name = nameOf(id)
  if (odd === old.odd) return null
  if (odd === null) return { weight: QUOTED_WEIGHT, text: `${name}: nenhuma casa cota mais.` }
  if (old.odd === null) return { weight: QUOTED_WEIGHT, text: `${name}: agora há odd de ${decimal(odd, 2)}.` }
  const share = Math.abs(odd / old.odd - 1)
  if (share < ODD_SHARE) return null
  const verb = odd > old.odd ? 'subiu' : 'caiu'
  return {
    weight: share,
    text: `${name}: a melhor odd ${verb} de ${decimal(old.odd, 2)} para ${decimal(odd, 2)}.`,
  }
}

const nameOf = (id: string) => marketById(id)?.name ?? id
const percent = (chance: number) => `${decimal(toPct(chance), 1)}%`
const decimal = (value: number, places: number) => value.toFixed(places).replace('.', ',')
