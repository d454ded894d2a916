import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { sentences } from '#scene.ts'
import { allOf, holds } from './facts.ts'
import { countedAs } from './rates.ts'
import { money, odd, type Solver, type Sum, share } from './sum.ts'

const IS_MULTIPLE =
  /\b(?:multiplas?|combinad\w+|acumulad\w+|bilhete|pernas?|dupla(?! (?:chance|hipotese))|tripla|quadrupla|casadinha)\b/
const CHANCE_ASKED =
  /\b(?:qual|que|quanto)\b[a-z ]{0,12}\b(?:chance|probabilidade)\b|\bchance (?:real )?de (?:bater|acertar|ganhar|dar)/
/** Who wants a slip made, or asks of margins, gives no odds of legs. */
const MADE = /\b(?:algo|mont\w+|que pague|entre \d|perto de|mais ou menos|mesma|margem|quero uma?)\b/
const MANY_LEGS = 12
const OTHER_GAMES =
  'Vale para jogos diferentes, que não dependem um do outro; no mesmo jogo nem as odds nem as chances se multiplicam.'

/** All legs in one bet: their odds multiply, and so do their chances. */
export const multiple: Solver = (sum) => {
  const { facts, asks, text } = sum
  // 'Uma tripla de 1,30 ou uma simples de 2,20?' sets two bets side by side.
  if (/\bsimples\b/.test(facts.text) || /\bsimples\b/.test(text)) return null
  if (!IS_MULTIPLE.test(facts.text) && !IS_MULTIPLE.test(text) && sum.before !== multiple) return null
  if (/\bsistema\b/.test(text) || MADE.test(text)) return null
  const whole = ofWhole(sum)
  if (whole !== null) return whole
  const legs = legsOf(sum)
  const [stake] = allOf(facts, 'stake')
  const roles = countedAs(facts, 'odd', 'legs', 'bets', 'chance', 'stake', 'times', 'pays', 'other')
  if (!legs || !holds(facts, roles) || (roles.stake ?? 0) > 1) return null
  const { odds, chances, factorsOfOdds, factorsOfChances } = legs
  const price = odds?.reduce((all, one) => all * one, 1) ?? null
  const chance = chances?.reduce((all, one) => all * one, 1) ?? null
  const priced = price === null ? null : `${factorsOfOdds} = **${odd(price)}**`
  const likely = chance === null ? null : `${factorsOfChances} = **${share(chance)}**`
  if (price !== null && chance !== null) {
    const edge = price * chance - 1
    const isJudged = asks.has('value') && !CHANCE_ASKED.test(text)
    return sentences(
      isJudged
        ? `${edge > 0 ? 'No papel, tem valor' : 'Não tem valor'}: ${factorsOfChances} × ${factorsOfOdds} − 1 = **${writeEdge(edge)}** de edge.`
        : `A chance de bater tudo é ${likely}.`,
      isJudged ? `A chance de bater tudo é ${likely}.` : null,
      `A odd da múltipla é ${priced}${isJudged ? '' : `, e o edge, ${writeEdge(edge)}`}.`,
      stake === undefined ? null : tellBack(stake, price, factorsOfOdds),
      OTHER_GAMES,
    )
  }
  if (chance !== null) return sentences(`A chance de bater tudo é ${likely}.`, OTHER_GAMES)
  if (price === null) return null
  return sentences(
    stake === undefined
      ? `${asks.has('value') ? 'Em geral, não: a margem da casa se multiplica a cada perna. ' : ''}A odd da múltipla é ${priced}.`
      : `${tellBack(stake, price, factorsOfOdds)} A odd da múltipla é ${priced}.`,
    `Ela embute 1 ÷ (${factorsOfOdds}) = ${share(1 / price)} de chance de bater tudo, com a margem da casa de cada perna dentro.`,
    OTHER_GAMES,
  )
}

function ofWhole({ facts, text }: Sum): string | null {
  const [price = 0] = allOf(facts, 'odd')
  const [legs] = allOf(facts, 'legs', 'bets')
  if (legs === undefined || price < WHOLE_FROM || /\b(?:cada|todas?|tudo|todos)\b/.test(text)) return null
  if (!holds(facts, countedAs(facts, 'odd', 'legs', 'bets')) || allOf(facts, 'odd').length > 1) return null
  return sentences(
    `A odd ${odd(price)} embute 1 ÷ ${odd(price)} = **${share(1 / price)}** de chance, e a real é menor: cada perna traz a margem da casa, e elas se multiplicam.`,
    'A chance exata eu só saberia com a de cada jogo.',
  )
}

const tellBack = (stake: number, price: number, factors: string): string =>
  `Se bater tudo, voltam ${money(stake)} × ${factors} = **${money(stake * price)}**, já com os seus ${money(stake)} dentro; se uma perna falhar, perde-se tudo.`

/** 'Todas a 1.25, pagando quase 6': the price of the whole is told beside that of each. */
const withoutTotal = (odds: number[], legs: number | undefined): number[] => {
  const [each, whole] = odds
  const isWhole = each !== undefined && whole !== undefined && odds.length === 2 && legs !== undefined && legs > 2
  return isWhole && Math.abs(each ** legs / whole - 1) < ABOUT ? [each] : odds
}

const ABOUT = 0.15
/** A price so high, with no word that it is of each leg, is of the whole. */
const WHOLE_FROM = 8

type Legs = { odds: number[] | null; chances: number[] | null; factorsOfOdds: string; factorsOfChances: string }

function legsOf({ facts }: Sum): Legs | null {
  const odds = withoutTotal(allOf(facts, 'odd'), allOf(facts, 'legs', 'bets', 'times')[0])
  const chances = allOf(facts, 'chance')
  const said = allOf(facts, 'legs', 'bets', 'times')[0]
  const many = said ?? Math.max(odds.length, chances.length)
  if (many < 2 || many > 40 || allOf(facts, 'legs', 'bets', 'times').length > 1) return null
  const each = (values: number[]): number[] | null | undefined =>
    values.length === 0
      ? null
      : values.length === many
        ? values
        : values.length === 1
          ? Array.from({ length: many }, () => values[0] ?? 0)
          : undefined
  const [ofOdds, ofChances] = [each(odds), each(chances)]
  if (ofOdds === undefined || ofChances === undefined || (ofOdds === null && ofChances === null)) return null
  const written = (values: number[] | null, write: (value: number) => string): string =>
    values === null
      ? ''
      : values.length <= MANY_LEGS
        ? values.map(write).join(' × ')
        : `${write(values[0] ?? 0)} multiplicado por si mesmo ${values.length} vezes`
  return {
    odds: ofOdds,
    chances: ofChances,
    factorsOfOdds: written(ofOdds, odd),
    factorsOfChances: written(ofChances, share),
  }
}
