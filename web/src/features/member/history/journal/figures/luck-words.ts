import type { Luck } from '@prancheta/contract/journal/figures.ts'
import { HABIT_BETS_MIN } from '@prancheta/core/journal/stake-discipline.ts'
import { formatCents, formatChance } from '#lib/format/format.ts'
import { counted, formatProfit } from '../journal-words.ts'

/** Further out than this, luck alone goes once in twenty times. */
const USUAL_FROM = 0.05
const USUAL_TO = 0.95

/** Fewer have so few ends that a place among them says nothing. */
export const LUCK_BETS_MIN = 10

export const nOf = (count: number) => `n = ${count.toLocaleString('pt-BR')}`

/** How many bets were replayed; those left out are why the result here may differ from the one above. */
export function replayedWords({ count, leftOut }: Pick<Luck['replays'], 'count' | 'leftOut'>): string {
  if (leftOut === 0) return nOf(count)
  return `${nOf(count)}. Sem ${counted(leftOut, 'aposta', 'apostas')} de cash-out ou com valor devolvido: ali nada foi sorteado.`
}

/** Where the result lies, and what that says. */
export function luckWords({ replays, count, leftOut, resultCents, belowShare, quantiles }: Luck['replays']): string {
  if (belowShare === null || quantiles === null)
    return 'Quando a primeira aposta terminar, ela será repetida 10.000 vezes com odds justas, para mostrar o que só a sorte faria.'
  if (count < LUCK_BETS_MIN)
    return `Com ${count === 1 ? 'uma aposta encerrada' : `${count} apostas encerradas`}, quase tudo é sorte. A partir de ${LUCK_BETS_MIN}, mostramos onde o seu resultado fica entre 10.000 repetições das mesmas apostas com odds justas.`
  const where = `Repetimos estas mesmas apostas ${replays.toLocaleString('pt-BR')} vezes como se cada odd fosse justa.${leftOutWords(leftOut)} Seu resultado nelas, ${formatProfit(resultCents)}, fica acima de ${formatChance(belowShare)} delas.`
  const range = `Só com sorte, o usual vai de ${formatProfit(quantiles.low)} a ${formatProfit(quantiles.high)}.`
  return `${where} ${range} ${verdictOf(belowShare)}`
}

/** Why the result here may be another than the page's. */
function leftOutWords(leftOut: number): string {
  if (leftOut === 0) return ''
  return leftOut === 1
    ? ' Uma encerrada antes ou devolvida fica de fora.'
    : ` ${leftOut.toLocaleString('pt-BR')} encerradas antes ou devolvidas ficam de fora.`
}

function verdictOf(belowShare: number): string {
  if (belowShare > USUAL_TO)
    return 'É mais do que a sorte costuma dar; ainda assim, uma série boa não garante a próxima.'
  if (belowShare < USUAL_FROM)
    return 'É menos do que o azar costuma tirar: as odds aceitas podem ter sido baixas para o risco.'
  return 'Está dentro do que a sorte sozinha faz: por enquanto, não dá para separar uma coisa da outra.'
}

/** Fewer say nothing of a run. */
const RUN_BETS_MIN = 10

export function runWords({ count, longest, usual }: Luck['losingRun']): string {
  if (usual === null || count < RUN_BETS_MIN)
    return `A partir de ${RUN_BETS_MIN} apostas decididas, dizemos se a sequência é usual para as suas odds.`
  const { low, high, median, asLongShare } = usual
  const range = low === high ? `de ${low}` : `de ${low} a ${high}`
  const where = `Com estas odds e esta quantidade, o usual é ${range} seguidas (metade das séries tem até ${median}).`
  if (longest > high)
    return `${where} Uma sequência assim ou maior só aparece em ${formatChance(asLongShare)} das séries com estas odds.`
  if (longest < low) return `${where} A sua foi mais curta que isso até aqui; uma mais longa ainda seria normal.`
  return `${where} A sua está dentro do normal: sequências assim acontecem também a quem decide bem.`
}

const HABITS: Record<Luck['discipline']['habit'], string> = {
  'too few': `A partir de ${HABIT_BETS_MIN} apostas anotadas sobre análises salvas, comparamos o que você apostou com o que a conta de Kelly sugeria.`,
  close: 'Na maioria das vezes você ficou perto do valor que a conta sugeria.',
  over: 'Na maioria das vezes você apostou mais do que a conta sugeria. Valores menores fazem a banca sofrer menos nas sequências ruins.',
  under: 'Na maioria das vezes você apostou menos do que a conta sugeria. É o lado cauteloso, e não há problema nisso.',
  'no value': 'Na maioria das vezes a conta não via valor na odd aceita. Ficar de fora também é uma decisão.',
  mixed: 'Seus valores variam em relação à conta, sem um hábito claro.',
}

/** What Kelly said against what was staked, kindly. */
export function disciplineWords({ habit, count, stakedCents, namedCents }: Luck['discipline']): string {
  if (habit === 'too few') return HABITS[habit]
  const sums = `No total, ${formatCents(stakedCents)} em ${count.toLocaleString('pt-BR')} apostas; a conta somava ${formatCents(namedCents)}.`
  return `${HABITS[habit]} ${sums}`
}
