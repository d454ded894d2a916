import { STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { sentences } from '#scene.ts'
import { allOf, readFacts } from './facts.ts'
import { money, odd, percent, type Solver, share } from './sum.ts'

/** What is left of a bankroll if the bet just told is lost. */
export const leftAfter: Solver = ({ facts, text }) => {
  const [bank] = allOf(facts, 'bankroll').slice(-1)
  const stakes = allOf(facts, 'stake')
  const [stake] = stakes
  if (bank === undefined || stake === undefined || stakes.length !== 1 || bank <= stake) return null
  if (
    !/\b(?:se|caso) (?:eu )?(?:perd\w+|nao bat\w+|der (?:ruim|red|errado)|err\w+)\b/.test(text) ||
    !/\b(?:vai|fic\w+|sobr\w+|cai|rest\w+|quanto)\b/.test(text)
  )
    return null
  if (allOf(facts, 'times', 'lost', 'bets', 'bankShare', 'chance').length > 0) return null
  return `Fica em ${money(bank)} − ${money(stake)} = **${money(bank - stake)}**: a perda seria de ${money(stake)} ÷ ${money(bank)} = ${share(stake / bank)} do saldo.${stake / bank > STAKE_MAX ? ` A nossa conta nunca passa de 5% da banca em uma aposta: ${money(bank)} × 5% = ${money(bank * STAKE_MAX)}.` : ''}`
}

/** A suggestion smaller than what a house takes at least. */
export const belowLeast: Solver = ({ facts, text }) => {
  const [bank] = allOf(facts, 'bankroll')
  const [least] = allOf(facts, 'stake', 'unit', 'other', 'odd', 'pays').filter((value) => value >= 1)
  if (bank === undefined || least === undefined || least >= bank || !/\bminim[oa]\b/.test(text)) return null
  if (
    !/\b(?:suger\w+|sugest\w+|kelly|stake|conta|percentual|fatia|indic\w+)\b/.test(text) ||
    !/\b(?:menos|menor|abaixo|nao (?:chega|alcanca|da)|aposto|deixo)\b/.test(text)
  )
    return null
  const part = least / bank
  return sentences(
    `Deixar passar: ${money(least)} ÷ ${money(bank)} = **${share(part)}** da banca.`,
    `A nossa conta nunca passa de 5% da banca em uma aposta: ${money(bank)} × 5% = ${money(bank * STAKE_MAX)}. Arredondar para cima só porque a casa pede é apostar mais do que o preço vale.`,
  )
}

/** 'Se o edge é 6% e eu boto 100, ganho 6?' */
export const edgeOfStake: Solver = ({ facts, text }) => {
  const [edge] = facts.given.filter(({ kind, value }) => kind === 'share' && value <= 0.25).map(({ value }) => value)
  const sums = facts.given.filter(({ kind }) => kind === 'money').map(({ value }) => value)
  const stake = Math.max(...sums)
  if (edge === undefined || sums.length === 0 || allOf(facts, 'odd', 'bankroll').length > 0) return null
  const isGuessed = sums.some((value) => value !== stake && Math.abs(value - stake * edge) < 0.5)
  if (
    !isGuessed &&
    !(/\b(?:edge|vantagem|ev)\b/.test(text) && /\b(?:ganho|lucro|rende|da quanto|quanto da|quer dizer)\b/.test(text))
  )
    return null
  if (/\b(?:acima|tod[ao]s?|ano|mes|sempre)\b/.test(text)) return null
  if (facts.given.length > (isGuessed ? 3 : 2)) return null
  return sentences(
    `Em média, sim: ${money(stake)} × ${percent(edge)} = **${money(stake * edge)}**; numa aposta só, nunca.`,
    'Cada uma ou paga a odd inteira ou perde tudo: o edge só aparece em muitas apostas parecidas, e só se a chance estiver certa.',
  )
}

/** One bet cut into several on the same end is still one bet. */
export const splitSame: Solver = ({ facts, text }) => {
  if (
    !/\bdivid\w+|\brepart\w+|\bquebr\w+ em\b/.test(text) ||
    !/\bmesm[oa] (?:mercado|aposta|jogo|resultado|lado|coisa)\b|\bcasas diferentes\b|\bem \d casas\b/.test(text)
  )
    return null
  if (!/\b(?:risco|segur\w+|diminu\w+|melhor\w*|ajuda|muda)\b/.test(text)) return null
  const [part] = facts.given
    .filter(({ kind, value }) => kind === 'share' && value < 0.5)
    .slice(-1)
    .map(({ value }) => value)
  const [, many] = /\bem (\d) (?:de|apostas|partes|casas)?\b/.exec(text) ?? []
  const sum =
    part === undefined || many === undefined
      ? null
      : `${many} × ${percent(part)} = **${percent(Number(many) * part)}** da banca no mesmo resultado`
  return sentences(
    `Não diminui: ${sum ?? 'é tudo no mesmo resultado'}, e ou batem todas ou perdem todas.`,
    'Em casas diferentes só muda o preço que se consegue em cada uma. O risco cai com menos dinheiro na mesma ideia, não com mais bilhetes.',
    part !== undefined && many !== undefined && Number(many) * part > STAKE_MAX
      ? 'O nosso teto de 5% vale para a soma delas.'
      : null,
  )
}

/** 'Uma tripla de 1,30 ou uma simples de 2,20?' */
export const tripleOrSingle: Solver = ({ facts, text, before }) => {
  const [each, single] = allOf(facts, 'odd')
  const many = legsIn(facts.text) ?? legsIn(text) ?? allOf(facts, 'legs')[0]
  const [edge] = readFacts(text)
    .given.filter(({ kind }) => kind === 'share')
    .map(({ value }) => value)
  if (each === undefined || single === undefined || allOf(facts, 'odd').length !== 2) return null
  const legs = many ?? 3
  if (before !== tripleOrSingle && (!/\bsimples\b|\bunica\b|\bsozinha\b/.test(text) || many === undefined)) return null
  const sum = Array.from({ length: legs }, () => odd(each)).join(' × ')
  if (before === tripleOrSingle && (edge !== undefined || /\bmultiplica\b|\bprejuizo\b|\bmargem\b/.test(text))) {
    const lost = edge === undefined ? null : 1 - Math.abs(edge)
    return lost === null || edge === undefined
      ? 'Sim: na múltipla a margem de cada perna se multiplica, então o que se perde em média por perna vai se acumulando; a simples paga essa margem uma vez só.'
      : `Multiplica: ${Array.from({ length: legs }, () => `(100% − ${share(Math.abs(edge))})`).join(' × ')} − 1 = **−${share(1 - lost ** legs)}** no bilhete, em média; na simples a margem entra uma vez só.`
  }
  return sentences(
    `Não é mais segura: ${sum} = **${odd(each ** legs)}**, ${Math.abs(each ** legs / single - 1) < 0.02 ? 'quase o mesmo preço' : each ** legs > single ? 'um preço até maior' : 'um preço menor'} do que ${odd(single)}, e a chance que as odds embutem é 1 ÷ (${sum}) = ${share(1 / each ** legs)}, contra 1 ÷ ${odd(single)} = ${share(1 / single)}.`,
    'E na múltipla a margem da casa entra em cada perna, então a chance verdadeira costuma ficar abaixo dessa; na simples ela entra uma vez só.',
  )
}

const legsIn = (text: string): number | undefined => {
  const at = ['dupla', 'tripla', 'quadrupla', 'quintupla', 'sextupla'].findIndex((word) =>
    new RegExp(String.raw`\b${word}\b`).test(text),
  )
  return at < 0 ? undefined : at + 2
}
