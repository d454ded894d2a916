import { writeDecimal, writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { markText } from '#reading/markets/mark-text.ts'
import { findMarket, type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import type { Message, Reply } from '../skill.ts'

const UNKNOWN = /^(?:Isso (?:também )?não dá para (?:saber|dizer)|Por tempo eu não calculo|Sem esse dado)/
/** What leans on the thing that was not known: a mean of it, a part of it, why it is so, what is done with it. */
const LEANS =
  /^(?:e|mas|entao|da|dando|por que|tem|sem|contando|tirando|quanto)\b|\b(?:iss[oa]|aquel[ea]s?|dess[ea]s?|del[ea]s|ness[ea]s?|media)\b/
const HALF =
  /\b(?:1o|2o|primeir[oa]|segund[oa]|outro) ?(?:tempo|etapa|metade)\b|\bpor tempo\b|\bcada tempo\b|\bintervalo\b/
const COUNTED = { corners: /\bescanteios?\b/, cards: /\bcart(?:ao|oes)\b/ } as const
const LONGEST = 13

/** Corners and cards are counted for whole matches only. */
export function sayByHalf({ text, scene, briefing }: Message): Reply | null {
  if (!briefing || scene?.phase !== 'ahead' || !HALF.test(text) || text.split(' ').length > LONGEST) return null
  const club = goalsOfClub(text, scene)
  if (club) return club
  const unit = COUNTED.corners.test(text) ? 'corners' : COUNTED.cards.test(text) ? 'cards' : null
  if (!unit || /\b(?:gols?|vence|ganha|empate|ambas|ou)\b/.test(text)) return null
  const isSecond = /\b(?:2o|segund[oa])\b/.test(text)
  return {
    text: sentences(
      `Por tempo eu não calculo: ${unit === 'corners' ? 'escanteios' : 'cartões'} do ${isSecond ? '2º' : '1º'} tempo não entram na conta, só os do jogo inteiro.`,
      expected(scene, unit),
    ),
    markets: [],
  }
}

const SCORES = /\b(?:marc\w+|faz|fazer|gols?|balanc\w+)\b/
const MORE = /\b(?:sofr\w+|lev\w+|tom\w+|vence\w*|ganh\w+|ambas|primeiro gol|costuma|media|ou|e)\b|\d/

/** The goals of one club are counted for whole matches only as well. */
function goalsOfClub(text: string, scene: Scene): Reply | null {
  const marked = markText(text, scene.briefing, null)
  const clubs = [...new Set(marked.match(/\b(?:mandante|visitante)\b/g) ?? [])]
  if (clubs.length !== 1 || !SCORES.test(marked) || MORE.test(marked.replaceAll(/\b[12]o tempo\b/g, ' '))) return null
  const side = clubs[0] === 'mandante' ? 'home' : 'away'
  const half = /\b2o tempo\b/.test(marked) ? 'secondHalf' : 'firstHalf'
  const rows = [`${side}Goals.over0.5`, `${half}.goals.over0.5`].flatMap((id) => findMarket(scene, id) ?? [])
  if (rows.length < 2) return null
  return {
    text: sentences(
      'Por tempo eu não calculo: gols de um time só num dos tempos não entram na conta.',
      `O mais perto: ${rows.map((row) => `${inSentence(row)}, ${writeShare(row.pooledChance)}`).join('; ')}.`,
    ),
    markets: [rows[0]?.id ?? ''],
  }
}

function expected({ briefing }: Scene, unit: 'corners' | 'cards' | 'goals'): string | null {
  const sides =
    unit === 'corners' ? briefing.expectedCorners : unit === 'cards' ? briefing.expectedCards : briefing.expectedGoals
  const name = unit === 'corners' ? 'escanteios' : unit === 'cards' ? 'cartões' : 'gols'
  return sides && `No jogo todo são esperados ${writeDecimal(sides.home + sides.away)} ${name}.`
}

/** What is asked further of something that is not known cannot be told either. */
export function sayStillUnknown(message: Message): Reply | null {
  const { text, scene, briefing, earlier } = message
  const last = earlier.at(-1)
  if (!last || !briefing || scene?.phase !== 'ahead' || text.split(' ').length > LONGEST) return null
  if (/\b(?:mandante|visitante)\b/.test(markText(text, briefing, null))) return null
  if (!UNKNOWN.test(last.reply.text) || !LEANS.test(text) || findMarkets(text, briefing).markets.length > 0) return null
  const asked = `${earlier.map((one) => one.text).join(' ')} ${text}`
  const unit = COUNTED.corners.test(asked)
    ? 'corners'
    : COUNTED.cards.test(asked)
      ? 'cards'
      : /\bgols?\b/.test(asked)
        ? 'goals'
        : null
  return {
    text: sentences(
      'Sem esse dado, isso também não dá para dizer, e inventar não ajudaria.',
      unit && !last.reply.text.includes('são esperados') ? expected(scene, unit) : null,
    ),
    markets: [],
  }
}
