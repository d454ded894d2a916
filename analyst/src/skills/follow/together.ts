import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeDecimal, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import { priceLegs } from '../combos/pricing.ts'
import { tellAlone, tellTogether } from '../combos/tell.ts'
import type { Message, Reply } from '../skill.ts'
import { lastPair, lastTold, trailOf } from './told.ts'

const SUM =
  /\bsom(?:a|ar|e|ando|ad[oa]s|as|amos)\b|\b(?:os|as) (?:dois|duas|2|tres|3) (?:junt[oa]s?|somad[oa]s|no total)\b|\b(?:junta\w*|juntando|total) (?:d?[oa]s|ess[ea]s|tudo|d?el[ea]s)(?: (?:dois|duas|2|tres|3))?\b.*\b(?:quanto|qto|da|fica|%)|\bao todo\b/
/** A sum of something else: money, games, combos that are spoken of. */
/** 'A chance dos dois juntos': that both happen. */
const JOINT = /\bd?[oa]s (?:dois|duas|2) (?:sair\w* |bater\w* |acontecer\w* )?junt[oa]s?\b/
const NOT_HERE = /\b(?:odds?|reais|jogos?|gols|multipl\w+|combinad\w+|bilhete)\b|r\$/
const SHORT = 12

/** 'Soma essas duas', 'os dois juntos dá quanto?': the chance that one of them happens, their stakes, or what is expected of both clubs. */
export function saySum(message: Message): Reply | null {
  const { text, scene, briefing } = message
  if (
    !scene ||
    !briefing ||
    scene.phase !== 'ahead' ||
    (!SUM.test(text) && !JOINT.test(text)) ||
    text.split(' ').length > SHORT
  )
    return null
  if (NOT_HERE.test(text) || findMarkets(text, briefing).markets.length > 0) return null
  const counts = countsOf(message, scene)
  if (counts) return counts
  const isThree = /\b(?:tres|3)\b/.test(text)
  const told = lastTold(message)
  const rows = isThree
    ? told.length === 3 || isOfScores(told)
      ? told.slice(0, 3)
      : trailOf(message).slice(-3)
    : (lastPair(message) ?? [])
  if (rows.length !== (isThree ? 3 : 2)) return null
  const markets = rows.map(({ id }) => id)
  if (/\b(?:banca|stakes?)\b/.test(text)) return { text: stakesOf(rows), markets }
  return { text: chancesOf(scene, rows, /\bsom/.test(text)), markets }
}

/** Scores are told the likeliest first, and 'os três' are its first three. */
const isOfScores = (told: readonly BriefedMarket[]): boolean =>
  told.length > 3 && told.every(({ id }) => id.startsWith('score.'))

/** Whether one of them at most can happen. */
function areApart({ briefing }: Scene, rows: readonly BriefedMarket[]): boolean {
  return rows.every((one, at) =>
    rows.slice(at + 1).every((other) => {
      const family = (id: string) => id.replace(/\.[^.]+$/, '')
      if (one.id === other.id) return false
      if (
        /^(?:result|score|halfFull|exactGoals|margin)\b/.test(one.id) &&
        family(one.id).split('.')[0] === family(other.id).split('.')[0]
      )
        return true
      return priceLegs(briefing, [one.id, other.id])?.isImpossible === true
    }),
  )
}

function chancesOf(scene: Scene, rows: readonly BriefedMarket[], isSum: boolean): string {
  const shares = rows.map(({ pooledChance }) => writeShare(pooledChance))
  const alone = rows.map((row) => `${titleOf(row)}: ${writeShare(row.pooledChance)}.`).join(' ')
  const sum = rows.reduce((all, { pooledChance }) => all + shownShare(pooledChance), 0)
  if (areApart(scene, rows))
    return sentences(
      alone,
      `Somadas, ${shares.join(' + ')} = **${writeShare(sum)}**.`,
      'É a chance de sair uma delas, e somar vale porque elas nunca acontecem juntas.',
    )
  const both = priceLegs(
    scene.briefing,
    rows.map(({ id }) => id),
  )
  if (!isSum && both && !both.isImpossible) return sentences(tellTogether(both), tellAlone(both))
  return paragraphs(
    `Somar não serve aqui: ${rows.map(inSentence).join(' e ')} podem sair no mesmo jogo, e a soma contaria esses casos duas vezes. Juntas, o número é outro:`,
    both && !both.isImpossible ? sentences(tellTogether(both), tellAlone(both)) : alone,
  )
}

function stakesOf(rows: readonly BriefedMarket[]): string {
  const stakes = rows.map(({ kelly, isRecommended }) => (isRecommended ? Math.max(0, kelly ?? 0) : 0))
  const sum = stakes.reduce((all, one) => all + one, 0)
  const each = rows.map((row, at) => `${inSentence(row)}, ${writeStakeShare(stakes[at] ?? 0)}`)
  if (sum === 0)
    return `Zero: nenhuma delas passa na regra (${rows.map(inSentence).join(' e ')}), e sem isso a conta não dá stake. Ficar de fora é sempre uma boa escolha.`
  return sentences(
    `${stakes.map(writeStakeShare).join(' + ')} = **${writeStakeShare(sum)}** da banca: ${each.join('; ')}.`,
    `No mesmo jogo as duas ganham ou perdem muitas vezes juntas, então o risco é o das duas somadas${sum > STAKE_MAX ? ', e isso já passa dos 5% que a regra põe como teto de uma aposta' : ''}.`,
  )
}

const UNITS = { corners: 'escanteios', cards: 'cartões', goals: 'gols' } as const

/** After what is expected of one club and of the other: what is expected of both. */
function countsOf({ earlier }: Message, scene: Scene): Reply | null {
  const [one, two] = earlier.slice(-2)
  const theme = two?.ask.theme
  if (!one || !two || (theme !== 'corners' && theme !== 'cards' && theme !== 'goals') || one.ask.theme !== theme)
    return null
  if (two.ask.line !== null || one.ask.side === null || two.ask.side === null || one.ask.side === two.ask.side)
    return null
  const { expectedCorners, expectedCards, expectedGoals } = scene.briefing
  const sides = theme === 'corners' ? expectedCorners : theme === 'cards' ? expectedCards : expectedGoals
  if (!sides) return null
  const round = (value: number) => Number(value.toFixed(2))
  const total = round(sides.home) + round(sides.away)
  return {
    text: `No jogo todo são esperados ${writeDecimal(round(total))} ${UNITS[theme]}: ${nameOf(scene, 'home')}, com ${writeDecimal(round(sides.home))} ${UNITS[theme]}, e ${nameOf(scene, 'away')}, com ${writeDecimal(round(sides.away))} ${UNITS[theme]}.`,
    markets: [],
  }
}
