import { markText } from '#reading/markets/mark-text.ts'
import type { Exchange, Message, Reply, Skill } from '../skill.ts'
import { sideOfTrail } from './told.ts'

const LEAD =
  /^(?:(?:e|mas|agora|entao|ta|ok|ai|tambem|se for|so|com|sem|de|d[oa]s?|n[oa]s?|pr[oa]s?|para|em|por|[oa]s?|mesm[oa]s?|coisa|quanto|seria|fica|qual|isso|um|uma|tem) )*/
const NUMBER = /\b(?:um|uma|dois|duas|tres|quatro|cinco|seis|\d{1,2}(?:\.\d{1,2})?)\b/

type Slot = { filler: RegExp; place: RegExp; otherwise?: (filler: string) => string }

/** What a continuation may set in the place of something of the same sort in the question before. */
const SLOTS: readonly Slot[] = [
  { filler: /^(?:mandante|visitante)$/, place: /\b(?:mandante|visitante|empate)\b/, otherwise: (side) => `do ${side}` },
  { filler: /^empate$/, place: /\b(?:vitoria d[oa] )?(?:mandante|visitante)\b/ },
  {
    filler: /^(?:escanteios?|cartoes|cartao|gols?|chutes|faltas)$/,
    place: /\b(?:escanteios?|cartoes|cartao|gols?|chutes|faltas)\b/,
  },
  {
    filler: /^(?:sofrid\w+|feit\w+|marcad\w+|tomad\w+|levad\w+)$/,
    place: /\b(?:sofrid\w+|feit\w+|marcad\w+|tomad\w+|levad\w+)\b/,
  },
  { filler: /^(?:vitorias|empates|derrotas)$/, place: /\b(?:vitorias|empates|derrotas)\b/ },
  { filler: /^(?:em )?casa$/, place: /\bfora(?: de casa)?\b/ },
  { filler: /^fora(?: de casa)?$/, place: /\b(?:em|de) casa\b/ },
  { filler: /^(?:1o tempo|2o tempo)$/, place: /\b(?:1o tempo|2o tempo)\b/, otherwise: (half) => `no ${half}` },
  { filler: /^(?:over|under)$/, place: /\b(?:over|under)\b/ },
  { filler: new RegExp(`^${NUMBER.source}(?: gols?)?$`), place: NUMBER },
]
const OTHER_HALF = /^(?:outro|outro tempo|outra metade)$/
const OTHER_CLUB = /^(?:outro|outra|outro time|outro lado|adversario|rival|time de fora)$/

const flipped = (text: string, one: string, two: string): string | null =>
  text.includes(one) === text.includes(two)
    ? null
    : text.includes(one)
      ? text.replaceAll(one, two)
      : text.replaceAll(two, one)

/** The question before with what this one puts in its place; null where it is no such continuation. */
function refilled(text: string, before: string): string | null {
  // 'E 10 kkk': laughter asks nothing.
  const filler = text
    .replace(LEAD, '')
    .replace(/(?<=\d) k+$/, '')
    .trim()
  if (filler === '' || filler === text) return null
  if (OTHER_HALF.test(filler) && /\b[12]o tempo\b/.test(before)) return flipped(before, '1o tempo', '2o tempo')
  if (OTHER_CLUB.test(filler)) return flipped(before, 'mandante', 'visitante')
  // 'Qual dos dois?' counts nothing.
  if (/\b(?:qual|quais|[dn]?[oa]s|ess[ea]s|dess[ea]s) /.test(text) && NUMBER.test(filler)) return null
  for (const slot of SLOTS) {
    if (!slot.filler.test(filler)) continue
    if (slot.place.test(before)) return before.replace(slot.place, filler)
    return slot.otherwise ? `${before} ${slot.otherwise(filler)}` : null
  }
  return null
}

/** Of what was asked before it. */
const SAYS_NOTHING =
  /^(?:(?:e|mas|ue|ah|entao) )*(?:por que(?: nao| sim)?|como assim|serio|certeza|so isso|e muito|isso e alto|soma)$/

/** The last question as it was meant, with all that its own continuation left to the ones before. */
function lastWhole({ earlier, briefing }: Message): string {
  return earlier.reduce((whole, { text }: Exchange) => {
    const marked = markText(text, briefing, null)
    return refilled(marked, whole) ?? (SAYS_NOTHING.test(text) ? whole : marked)
  }, '')
}

/** 'Mas eles ganharam os últimos?' is asked of the club that the talk is on. */
const PRONOUN = /\b(?:eles|ele|elas|ela)\b/
const OF_CLUB = /\b(?:ganh|venc|perd|empat|marc|sofr|jog|fez|fizer|lev|tom|vir)\w*\b/

function withClub(message: Message): Reply | null {
  const { text, briefing, earlier } = message
  const side = sideOfTrail(message)
  if (!briefing || !side || !PRONOUN.test(text) || !OF_CLUB.test(text)) return null
  if (/\b(?:mandante|visitante)\b/.test(markText(text, briefing, null))) return null
  const reply = message.instead(text.replace(PRONOUN, briefing.match[side]))
  return reply.text === earlier.at(-1)?.reply.text ? null : reply
}

/** 'E sofridos?', 'e no outro tempo?', 'e dois?': the question before, with one thing changed. */
export const ellipsis: Skill = (message): Reply | null => {
  const { text, earlier, briefing } = message
  const last = earlier.at(-1)
  if (!last || message.scene?.phase === 'over') return null
  const named = withClub(message)
  if (named !== null) return named
  const asked = refilled(markText(text, briefing, null), lastWhole(message))
  if (asked === null) return null
  const reply = message.instead(asked)
  return reply.text === last.reply.text ? null : reply
}
