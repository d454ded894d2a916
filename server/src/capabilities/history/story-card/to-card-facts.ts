import { resultWords } from '@prancheta/contract/analysis/result-words.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { bestFirst } from '@prancheta/core/analysis/best-first.ts'
import { marketOf, type PricedOwnCombo, type StoredAnalysis } from '#capabilities/analysis/index.ts'
import { SAO_PAULO } from '#platform/clock/clock.ts'
import type { CardFacts } from './drawing/card-facts.ts'

const MARKETS_SHOWN = 3

/** How the match stands when the card is made; the analysis knows only how it stood then. */
export type MatchNow = { state: FixtureView['state']; score: FixtureView['score']; hasBegun: boolean }

/**
 * What a card says: what its page says. Prices are named only of what is recommended and still to come; everything else is
 * shown by its chance, because an odd on a card reads as a tip.
 */
export function toCardFacts(
  stored: StoredAnalysis,
  match: MatchNow,
  brand: CardFacts['brand'],
  combo: PricedOwnCombo | null = null,
): CardFacts {
  const { fixture, markets, confidence, isDemo } = stored
  const isOffer = combo === null && !match.hasBegun && markets.some(({ isRecommended }) => isRecommended)
  // What is not offered is told by what it tells, whatever prices there were.
  const told = bestFirst(markets, ({ id, chances: { pooled: chance }, edge, isRecommended }) =>
    isOffer && isRecommended ? { id, chance, edge, isRecommended } : { id, chance, ...UNPRICED },
  )
  return {
    home: fixture.homeName,
    away: fixture.awayName,
    league: fixture.leagueName,
    kickOff: inWords(new Date(fixture.dateUTC), fixture.isTimeKnown),
    score: match.state === 'finished' ? match.score : null,
    answer: combo ? comboAnswer(combo) : answerOf(stored, match, isOffer),
    combo: combo && {
      chance: combo.chance,
      legs: combo.legs.map(({ name, chance }) => ({ name, chance })),
    },
    markets: told.slice(0, MARKETS_SHOWN).map(({ id, chances, odd, isRecommended }) => ({
      name: marketOf(id).name,
      chance: chances.pooled,
      note: isOffer && isRecommended && odd !== null ? `Odd ${oddText(odd)} · valor pela nossa conta` : null,
      isRecommended: isOffer && isRecommended,
    })),
    confidence: isOffer ? confidence : null,
    isDemo,
    brand,
  }
}

/** What the reader put together is told by its chance, never by a price. */
function comboAnswer({ legs }: PricedOwnCombo): CardFacts['answer'] {
  return {
    title: 'Combinada de um jogo só',
    words: `A chance de as ${legs.length} escolhas acontecerem juntas, lida do mapa de placares.`,
  }
}

const UNPRICED = { edge: null, isRecommended: false }
const BEFORE = 'As chances que a análise dava antes do início.'
const CALLED_OFF = { postponed: 'Jogo adiado', cancelled: 'Jogo cancelado', abandoned: 'Jogo interrompido' } as const

function answerOf({ markets }: StoredAnalysis, { state, hasBegun }: MatchNow, isOffer: boolean): CardFacts['answer'] {
  if (state === 'postponed' || state === 'cancelled' || state === 'abandoned')
    return { title: CALLED_OFF[state], words: BEFORE }
  if (state === 'finished') return { title: resultWords.isOver, words: BEFORE }
  if (hasBegun) return { title: resultWords.hasBegun, words: BEFORE }
  if (isOffer)
    return { title: 'O que os números dizem', words: 'Passa na nossa regra: edge de 5% e confiança de 7/10.' }
  const isQuoted = markets.some(({ odd }) => odd !== null)
  return {
    title: resultWords.noValue,
    words: isQuoted
      ? 'Nenhum preço passa na nossa regra. Estas são as chances.'
      : `${resultWords.noOdds}. Estas são as chances.`,
  }
}

const oddText = (odd: number) => odd.toFixed(2).replace('.', ',')

function inWords(kickOff: Date, isTimeKnown: boolean): string {
  const at = kickOff.toTemporalInstant().toZonedDateTimeISO(SAO_PAULO)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(at.day)}/${two(at.month)}/${at.year}`
  return isTimeKnown ? `${day} às ${two(at.hour)}:${two(at.minute)}` : day
}
