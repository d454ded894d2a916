import type { ThemeId } from '../ask.ts'

const ALL_IN = /\ball in\b|\btudo\b|\bbanca (toda|inteira)\b/
const LOSS = /\bperd\w+|\breds?\b|\brecuper\w+|\bpreju\w+|\bdobr\w+|\bvermelho\b|\bderrotas?\b|\bvirar\b/
const NEED =
  /\bdevendo\b|\bdividas?\b|\bendividad\w+|\bsalario\b|\baluguel\b|\bpoupanca\b|\bdesesper\w+|\bpreciso (?:de|ganhar|pagar)\b|\baposentadoria\b|\bpensao\b|\bdecimo terceiro\b|\b13o\b|\bfgts\b|\bdesemprego\b|\bbolsa familia\b/

/** Whether a message speaks of everything on one bet. */
export const speaksOfAll = (text: string): boolean => ALL_IN.test(text)

/** Everything on one bet, by somebody who tells neither of a loss nor of need: told no in words that suppose neither. */
export const isAllInOnly = (theme: ThemeId, text: string): boolean =>
  theme === 'chasing' && ALL_IN.test(text) && !LOSS.test(text) && !NEED.test(text)

/** Money that somebody lives on, and no loss: who tells of none is not told of recovering it. */
export const isOfNeedOnly = (theme: ThemeId, text: string): boolean =>
  theme === 'chasing' && NEED.test(text) && !/\bperd\w+|\breds?\b|\brecuper\w+|\bpreju\w+/.test(text)
