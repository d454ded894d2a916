import type { Talk } from './talk.ts'

/** The talk's legs with one of them in another line or wider, where that is all that is asked; null where it is not. */
export const otherLine = (text: string, talk: Talk): string[] | null =>
  handicapLine(text, talk) ?? swappedLine(text, talk) ?? notLosing(text, talk)

/** 'E com -0,5 no lugar?': the same handicap with another line. */
function handicapLine(text: string, { legs }: Talk): string[] | null {
  const [, sign, digits] = /(?:^|\s)([+-]) ?(\d(?:\.\d{1,2})?)(?=$|[ ,])/.exec(text) ?? []
  const old = legs.find((id) => id.startsWith('asianHandicap.'))
  if (!old || digits === undefined || /\b(?:mandante|visitante)\b/.test(text)) return null
  const fresh = old.replace(/[+-][\d.]+$/, `${sign}${Number(digits)}`)
  return legs.map((id) => (id === old ? fresh : id))
}

/** 'Trocar o 4,5 por 3,5'. */
function swappedLine(text: string, { legs }: Talk): string[] | null {
  const [, from, to] =
    /\btroc\w+ (?:o |a )?(?:linha )?(?:de )?(\d{1,2}\.\d{1,2}) (?:por|pel[oa]|pra|para) (?:o |a )?(\d{1,2}\.\d{1,2})\b/.exec(
      text,
    ) ?? []
  const old = from === undefined ? undefined : legs.find((id) => id.endsWith(from))
  return old === undefined || from === undefined
    ? null
    : legs.map((id) => (id === old ? id.replace(from, to ?? from) : id))
}

/** 'Sem precisar ganhar, só não perder'. */
function notLosing(text: string, { legs }: Talk): string[] | null {
  const old = legs.find((id) => WIDER[id] !== undefined)
  return old && /\bso nao perder\b|\bsem precisar (?:ganhar|vencer)\b/.test(text)
    ? legs.map((id) => WIDER[id] ?? id)
    : null
}

export const WIDER: Record<string, string> = {
  'result.home': 'doubleChance.homeDraw',
  'result.away': 'doubleChance.drawAway',
}

/** The result however it is bet. */
export const familyOf = (id: string): string =>
  id.split('.')[0]?.replace(/^(?:doubleChance|drawNoBet)$/, 'result') ?? ''
