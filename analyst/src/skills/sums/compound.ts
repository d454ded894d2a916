import { writeEdge } from '@prancheta/core/chat/figures.ts'
import { sentences } from '#scene.ts'
import { allOf } from './facts.ts'
import { money, odd, percent, type Solver, type Sum, share } from './sum.ts'

const PERIOD = /\b(?:por|ao|cada|todo|todos os) (dia|semana|mes)\w*|\b(diari\w+|semanal|mensal)\b/
const NO_PROMISE =
  'Na prática isso não existe: ninguém cresce a mesma parte sempre, e um dia de perda desfaz vários de ganho. Quem promete essa curva vende sonho; aposta não é renda.'

/** So many percent a day for so many days: what it would come to on paper, beside what somebody promised. */
export const compound: Solver = ({ facts, text }) => {
  const [rate] = allOf(facts, 'bankShare', 'chance', 'edge', 'other').filter((value) => value < 1)
  const [from] = allOf(facts, 'bankroll', 'stake', 'from', 'deposit')
  const [, many, unit] = /\b(\d{1,3}) (dias?|semanas?|mes(?:es)?)\b/.exec(text) ?? []
  const times =
    many === undefined ? (/\b(?:em )?(?:um|1) ano\b/.test(text) ? YEAR[unitOf(text)] : undefined) : Number(many)
  if (rate === undefined || from === undefined || times === undefined || !PERIOD.test(text)) return null
  if (facts.given.some(({ role }) => role === 'odd')) return null
  const end = from * (1 + rate) ** times
  const [promised] = allOf(facts, 'stake', 'reach', 'pays', 'back').filter((value) => value !== from && value > from)
  const periods =
    many === undefined ? `${times} ${unitOf(text) === 'mes' ? 'meses' : `${unitOf(text)}s`}` : `${times} ${unit}`
  return sentences(
    `${promised === undefined ? 'No papel' : Math.abs(end / promised - 1) < 0.1 ? 'No papel, bate' : `Não dá ${money(promised)}: no papel`}, ${money(from)} × ${odd(1 + rate)} multiplicado por si mesmo ${times} vezes = **${money(end)}** depois de ${periods}.`,
    NO_PROMISE,
  )
}

const YEAR: Record<string, number> = { dia: 365, semana: 52, mes: 12 }
const unitOf = (text: string): string => (/\bseman/.test(text) ? 'semana' : /\bmes|\bmensal/.test(text) ? 'mes' : 'dia')

/** 'Quero tirar 300 por mês com 40 apostas de 2%': the edge that it would take. */
export const neededEdge: Solver = (sum) => {
  const { facts, text } = sum
  const turn = turnover(facts)
  const goal = facts.given.find(
    ({ kind, before }) =>
      kind === 'money' &&
      /\b(?:tirar|ganhar|lucrar|fazer|lucro de|faturar|meta de|sacar)(?: (?:r|uns|umas|de))* $/.test(before),
  )?.value
  if (goal === undefined || turn === null) return null
  if (!/\b(?:vantagem|edge|roi|yield|retorno|realista|possivel|da pra|taxa)\b/.test(text)) return null
  const needed = goal / turn.all
  return sentences(
    `É preciso ganhar em média ${money(goal)} ÷ (${turn.sum}) = **${share(needed)}** de cada real apostado.`,
    realism(needed),
  )
}

/** 'Isso é realista?', of a goal just reckoned. */
export const isRealistic: Solver = ({ facts, text, before }) => {
  if (before !== neededEdge || !/\b(?:realista|possivel|da pra|viavel|normal|alguem consegue|muito)\b/.test(text))
    return null
  const turn = turnover(facts)
  const goal = facts.given.find(
    ({ kind, before: words }) =>
      kind === 'money' && /\b(?:tirar|ganhar|lucrar|fazer|lucro de|faturar|meta de|sacar)\b/.test(words),
  )?.value
  if (goal === undefined || turn === null) return null
  const needed = goal / turn.all
  return needed > REALISTIC
    ? `Não: ${writeEdge(needed)} de média por aposta está muito acima do que se vê. Quem vive disso comemora poucos pontos, e em poucas dezenas de apostas a sorte pesa mais do que a vantagem. O mês sai do que acontecer, não da meta; e aposta não é renda.`
    : `É apertado: ${writeEdge(needed)} de média exige achar valor em quase toda aposta, e em poucas dezenas delas a sorte pesa mais do que a vantagem. Há meses negativos mesmo fazendo tudo certo; aposta não é renda.`
}

const REALISTIC = 0.05
const realism = (needed: number): string =>
  needed > REALISTIC
    ? 'Não é realista: vantagem média de poucos pontos já é rara e difícil de manter. Meta de lucro não muda o que as apostas rendem, só empurra a apostar mais.'
    : 'É pouco no papel e difícil na prática: a casa cobra margem em cada preço, e o resultado de um mês varia muito mais do que isso.'

/** What is bet altogether: so many bets of so much each. */
function turnover(facts: Sum['facts']): { all: number; sum: string } | null {
  const [bets] = allOf(facts, 'bets', 'perWeek', 'times', 'other').filter(
    (value) => value >= 2 && Number.isInteger(value),
  )
  const [bank] = allOf(facts, 'bankroll')
  const [part] = allOf(facts, 'bankShare', 'chance').filter((value) => value < 0.3)
  if (bets === undefined) return null
  if (bank !== undefined && part !== undefined)
    return { all: bets * bank * part, sum: `${bets} × ${money(bank)} × ${percent(part)}` }
  const stake = facts.given.find(
    ({ role, before }) => role === 'stake' && /\b(?:de|apostas de|cada uma|entradas de)(?: r)? $/.test(before),
  )?.value
  return stake === undefined ? null : { all: bets * stake, sum: `${bets} × ${money(stake)}` }
}
