import type { Outcome } from '@prancheta/core/markets/outcome.ts'
import type { Make } from '#reading/markets/make.ts'
import { type End, outcomeOf } from './outcome-of.ts'

/** How a bet ends, as it is said. */
export const ENDS: Record<Outcome, string> = {
  won: 'ganha',
  lost: 'perde',
  void: 'é devolvida',
  'half won': 'dá meia vitória (uma parte ganha, a outra volta)',
  'half lost': 'dá meia derrota (uma parte volta, a outra perde)',
}

type Step = { from: number; to: number; outcome: Outcome }

const LEADS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
const COUNTS = [...Array(16).keys()]

/** The ends of a bet from its best to its worst, alike ones together. Null where it goes by more than one number. */
export function stepsOf(make: Make): string[] | null {
  const isCount = ['total', 'exact', 'range', 'parity'].includes(make.kind)
  const isLead = ['result', 'doubleChance', 'drawNoBet', 'handicap', 'european', 'margin'].includes(make.kind)
  if (!(isCount || isLead) || make.kind === 'parity') return null
  const steps: Step[] = []
  for (const at of isCount ? COUNTS : LEADS) {
    const end: End = isCount ? { count: at } : { lead: at }
    const outcome = outcomeOf(make, end)
    const last = steps.at(-1)
    if (outcome === null) return null
    if (last?.outcome === outcome) last.to = at
    else steps.push({ from: at, to: at, outcome })
  }
  const ordered = outcomeOrder(steps)
  return ordered.map((step) => `${isCount ? countWords(step, make) : leadWords(step)}: ${ENDS[step.outcome]}`)
}

const ORDER: readonly Outcome[] = ['won', 'half won', 'void', 'half lost', 'lost']
const outcomeOrder = (steps: readonly Step[]): Step[] =>
  steps.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome))

const goalsWord = (goals: number): string => (goals === 1 ? 'um gol' : `${goals} gols`)

function leadWords({ from, to }: Step): string {
  const [least, most] = [LEADS[0] ?? 0, LEADS.at(-1) ?? 0]
  if (from === least && to === most) return 'qualquer resultado'
  if (to === most) {
    if (from > 1) return `vitória por ${from} gols ou mais`
    if (from === 1) return 'vitória por qualquer placar'
    if (from === 0) return 'vitória ou empate'
    return `vitória, empate ou derrota por ${from === -1 ? 'um gol só' : `até ${goalsWord(-from)}`}`
  }
  if (from === least) {
    if (to < -1) return `derrota por ${-to} gols ou mais`
    if (to === -1) return 'derrota'
    if (to === 0) return 'empate ou derrota'
    return `vitória por ${to === 1 ? 'um gol só' : `até ${goalsWord(to)}`}, empate ou derrota`
  }
  if (from === to) return leadLabel(from)
  return from >= 0 ? `vitória por ${from} a ${to} gols` : 'empate ou diferença pequena'
}

export const leadLabel = (lead: number): string =>
  lead === 0 ? 'empate' : lead > 0 ? `vitória por ${goalsWord(lead)}` : `derrota por ${goalsWord(-lead)}`

const UNITS = { goals: ['gol', 'gols'], corners: ['escanteio', 'escanteios'], cards: ['cartão', 'cartões'] } as const

export function countLabel(count: number, make: Make): string {
  const [one, many] = UNITS[make.kind === 'total' ? make.unit : 'goals']
  return count === 0 ? `nenhum ${one}` : `exatamente ${count} ${count === 1 ? one : many}`
}

function countWords({ from, to }: Step, make: Make): string {
  const [one, many] = UNITS[make.kind === 'total' ? make.unit : 'goals']
  if (to === COUNTS.at(-1))
    return from === 0 ? `qualquer número de ${many}` : `${from} ${from === 1 ? one : many} ou mais`
  if (from === to) return countLabel(from, make)
  return from === 0 ? `${to} ${to === 1 ? one : many} ou menos` : `de ${from} a ${to} ${many}`
}
