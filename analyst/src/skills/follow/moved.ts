import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeDecimal } from '@prancheta/core/chat/figures.ts'
import { markText } from '#reading/markets/mark-text.ts'
import type { Scene } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { spoken } from './point.ts'
import { marketOfTalk } from './told.ts'

const WITHOUT_DRAW = /\b(?:tir\w+|sem|menos|exclu\w+) (?:o |esse )?empate\b/
const MIRRORED = /\b(?:invertid[oa]|ao contrario|o contrario|o inverso|trocad[oa]|de virada|pr[oa] outr[oa] lado)\b/
const NOBODY =
  /^(?:(?:e|mas) )*(?:(?:qual )?(?:a )?chance d[eo] )?(?:nenhum(?: d(?:os|eles) dois)?|ninguem|nao sair|nao ter|zero)(?: (?:marcar?|fazer|gols?|deles))*$/
const LINE_ABOVE =
  /^(?:(?:e|mas) )*(?:n?a )?(?:linha )?(?:mais )?(acima|de cima|maior|mais alta|abaixo|de baixo|menor|mais baixa)(?: (?:dela|dessa|linha))?$|^(?:e )?a linha (acima|abaixo|de cima|de baixo|maior|menor)$/

/** 'E mais de 9,5?' while corners or cards are spoken of. */
const BARE_LINE =
  /^(?:(?:e|mas|cai quanto|se for) )*(?:mais de |menos de |over |under |acima de |abaixo de )?\d{1,2}(?:\.5)?$/

function unitOf({ earlier }: Message): 'cards' | 'corners' | null {
  const last = earlier.at(-1)
  const theme = last?.ask.theme
  return last?.reply.markets.length === 0 && (theme === 'cards' || theme === 'corners') ? theme : null
}

/** 'E se for só do mandante': the goals of the talk, of one club alone. */
const OF_ONE =
  /^(?:(?:e|mas|se for|so|apenas|somente|d[oa]|pr[oa]|contar|contando|o) )*(?:gols? d[oa] )?(mandante|visitante)(?: (?:so|sozinho|apenas))?$/

/** 'E sem o empate?', 'e o mesmo placar invertido?', 'e a linha acima?': another bet, found from the one of the talk. */
export function sayMoved(message: Message): Reply | null {
  const { text, scene } = message
  if (scene?.phase !== 'ahead' || text.split(' ').length > 9) return null
  const unit = BARE_LINE.test(text) ? unitOf(message) : null
  if (unit)
    return message.instead(
      `qual a chance de ${text.replace(/^(?:e|mas|cai quanto|se for| )+/, '').replace(/^(?=\d)/, 'mais de ')} ${unit === 'cards' ? 'cartoes' : 'escanteios'}`,
    )
  if (/\d/.test(text)) return null
  const market = marketOfTalk(message)
  const club = OF_ONE.exec(markText(text, message.briefing, null))?.[1]
  if (market && club && /^(?:firstHalf|secondHalf)\.goals\./.test(market.id))
    return message.instead(`qual a chance de ${spoken(market)} do ${club}`)
  const id = market && movedTo(text, market, message, scene)
  const row = id ? scene.briefing.markets.find((one) => one.id === id) : undefined
  if (!row) return null
  const reply = message.instead(`qual a chance de ${spoken(row)}`)
  return { ...reply, markets: [row.id] }
}

function movedTo(text: string, { id }: BriefedMarket, message: Message, scene: Scene): string | null {
  const pair = /^doubleChance\.(homeDraw|drawAway)$/.exec(id)?.[1]
  if (WITHOUT_DRAW.test(text) && pair) return pair === 'homeDraw' ? 'result.home' : 'result.away'
  const win = /^result\.(home|away)$/.exec(id)?.[1]
  if (WITHOUT_DRAW.test(text) && win) return `drawNoBet.${win}`
  const score = /^score\.(\d)-(\d)$/.exec(id)
  if (score && MIRRORED.test(text)) return `score.${score[2]}-${score[1]}`
  if (NOBODY.test(text) && /\bgols?\b|\bmarca/.test(message.earlier.at(-1)?.text ?? '')) return 'score.0-0'
  const way = LINE_ABOVE.exec(text)
  return way ? nextLine(message, scene, /acima|cima|maior|alta/.test(way[1] ?? way[2] ?? '')) : null
}

/** The line next to what is expected, where a count was just told. */
function nextLine(message: Message, { briefing }: Scene, isAbove: boolean): string | null {
  const { earlier } = message
  const told = /^(.+\.(?:over|under))([\d.]+)$/.exec(marketOfTalk(message)?.id ?? '')
  if (told) return `${told[1]}${Number(told[2]) + (isAbove ? 1 : -1)}`
  const unit = earlier.toReversed().find(({ ask }) => ask.theme === 'cards' || ask.theme === 'corners')?.ask.theme
  if (unit !== 'cards' && unit !== 'corners') return null
  const sides = unit === 'cards' ? briefing.expectedCards : briefing.expectedCorners
  if (!sides) return null
  const total = sides.home + sides.away
  const line = isAbove ? Math.ceil(total - 0.5) + 0.5 : Math.floor(total - 0.5) + 0.5
  return `${unit}.over${writeDecimal(line).replace(',', '.')}`
}
