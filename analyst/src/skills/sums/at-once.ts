import { KELLY_SHARE, STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { sentences } from '#scene.ts'
import { allOf } from './facts.ts'
import { money, odd, percent, type Solver } from './sum.ts'

/** Several bets open at once, each with its share of the bankroll. */
export const atOnce: Solver = ({ facts, text }) => {
  const [many] = allOf(facts, 'bets', 'legs', 'other', 'times').filter((value) => Number.isInteger(value) && value > 1)
  const shares = facts.given.filter(({ kind }) => kind === 'share').map(({ value }) => value)
  const [part] = shares
  if (many === undefined || part === undefined || allOf(facts, 'odd').length > 0) return null
  if (
    !/\bao mesmo tempo\b|\bsimultane\w+|\bjunt[ao]s\b|\bde uma vez\b|\bna rua\b|\bem aberto\b|\bmesmo (?:dia|horario)\b/.test(
      text,
    )
  )
    return null
  if (shares.length > 2 || !/\bkelly\b|\bbanca\b|\bstake\b/.test(text)) return null
  const all = many * part
  const [bank] = allOf(facts, 'bankroll')
  return sentences(
    `São ${many} × ${percent(part)} = **${percent(all)}** da banca na rua${bank === undefined ? '' : `, ${money(bank)} × ${percent(all)} = ${money(bank * all)}`}, e é prudente diminuir.`,
    'O Kelly de cada uma é feito como se fosse a única: com várias ao mesmo tempo o risco se soma, e se forem do mesmo jogo ou do mesmo palpite, perdem juntas. Em jogos diferentes e com um quarto de Kelly o exagero é pequeno; reduzir todas na mesma proporção até um total que você aceite perder num dia resolve.',
    part > STAKE_MAX
      ? 'E cada uma passa do nosso teto de 5%.'
      : 'Cada uma fica abaixo do nosso teto de 5%, que é por aposta e não um alvo.',
  )
}

/** So many units of a bankroll beside what Kelly makes of a chance and a price. */
export const unitsOrKelly: Solver = ({ facts, text }) => {
  const [units] = allOf(facts, 'units')
  const [price] = allOf(facts, 'odd')
  const shares = facts.given.filter(({ kind }) => kind === 'share').map(({ value }) => value)
  const chance = shares.find((value) => value > 0.1)
  const part = shares.find((value) => value <= 0.1)
  const [bank] = allOf(facts, 'bankroll', 'stake', 'pays')
  if (
    units === undefined ||
    price === undefined ||
    chance === undefined ||
    bank === undefined ||
    !/\bkelly\b/.test(text)
  )
    return null
  const unit = part === undefined ? allOf(facts, 'unit')[0] : bank * part
  if (unit === undefined) return null
  const kelly = Math.max(0, (chance * price - 1) / (price - 1))
  const [told, quarter] = [(unit * units) / bank, kelly * KELLY_SHARE]
  return sentences(
    `São ${money(bank)} × ${percent(unit / bank)} × ${odd(units)} = **${money(unit * units)}**, ${percent(told)} da banca.`,
    `O Kelly cheio de ${percent(chance)} a ${odd(price)} é (${percent(chance)} × ${odd(price)} − 1) ÷ (${odd(price)} − 1) = **${percent(kelly)}**, e um quarto dele, ${percent(kelly)} ÷ 4 = **${percent(quarter)}**: ${Math.abs(told - quarter) < 0.002 ? 'bate com um quarto' : told < quarter ? 'a dica é menos do que um quarto' : told < kelly ? 'a dica fica entre um quarto e o cheio' : 'a dica passa até do cheio'}.`,
    'Só vale se a chance estiver certa, e a de quem dá a dica ninguém confere.',
  )
}
