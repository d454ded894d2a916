import type { Record } from '@prancheta/contract/history/record.ts'
import { formatChance, formatCount, formatDecimal, formatPoints } from '#lib/format/format.ts'

type Calibration = Record['calibration']

/** What the numbers say, and what so few can and cannot show. Kind when it is bad. */
export function calibrationSentence({ count, expected, happened, verdict, luckMargin }: Calibration): string {
  if (count === 0) return 'Quando os jogos dos seus picks terminarem, aqui aparece o que dissemos e o que aconteceu.'
  const numbers = `Em ${picks(count)}, esperávamos ${hits(expected)} e ${happened < 2 ? 'veio' : 'vieram'} ${halves(happened)}.`
  const margin =
    luckMargin === null ? '' : ` Com esse número, só o acaso já move a taxa em até ${formatPoints(luckMargin)}.`
  return `${numbers} ${VERDICTS[verdict]}${margin}`
}

const VERDICTS: { [Verdict in Calibration['verdict']]: string } = {
  'too few': 'É pouco para dizer qualquer coisa sobre o método: espere ao menos algumas dezenas.',
  'within luck': 'A diferença cabe no acaso: isto não prova que as probabilidades estão certas, só não as desmente.',
  'less than said': 'Vieram menos do que o acaso costuma explicar. Trate as próximas probabilidades com mais cautela.',
  'more than said': 'Vieram mais do que o acaso costuma explicar. Pode ser uma boa fase; não conte com ela.',
}

/** The record in one sentence, for who does not see the chart. */
export function recordSentence({ overall, days }: Record): string {
  const last = days.at(-1)
  const marks = last ? `${formatCount(last.green)} green e ${formatCount(last.red)} red até agora.` : ''
  if (overall.picks === 0) return `${marks} Nenhum pick terminou ainda.`.trim()
  const rate = overall.hitRate === null ? '' : ` ${formatChance(overall.hitRate)} dos picks bateram.`
  return `${marks}${rate} ${yieldSentence(overall)}`.trim()
}

function yieldSentence({ yield: gain, stakes }: Record['overall']): string {
  if (gain === null) return 'Nenhum deles tinha odd real, então não há yield.'
  const way = gain < 0 ? 'perda' : 'ganho'
  const each = stakes === 1 ? 'no único com odd' : `em cada um dos ${formatCount(stakes)} com odd`
  return `Com uma unidade ${each}: ${way} de ${formatChance(Math.abs(gain))} do apostado.`
}

/** Portuguese stays singular below two: 0,4 acerto. */
const hits = (count: number) => `${halves(count)} ${count < 2 ? 'acerto' : 'acertos'}`

const picks = (count: number) => (count === 1 ? '1 pick' : `${halves(count)} picks`)

/** Half results make halves: 4,5. */
const halves = (value: number) => (Number.isInteger(value) ? formatCount(value) : formatDecimal(value, 1))
