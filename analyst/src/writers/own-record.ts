import { writeDecimal, writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Ask } from '../reading/ask.ts'
import { paragraphs } from '../scene.ts'
import { tellLedger } from './ledger.ts'

/** How a reader's own bets stand, each step shown; null where none are told of. */
export function tellOwnRecord({ given, offeredOdd: odd, text }: Ask): string | null {
  if (given.ledger !== null) return tellLedger(given.ledger)
  const { tally, stake, lostMoney, bankroll, target } = given
  if (lostMoney !== null && bankroll !== null) return whatIsLeft(bankroll, lostMoney)
  if (target !== null && stake !== null) return toReach(stake, target)
  if (!tally || !OF_BETS.test(text)) return null
  const { won, lost, isOfAll } = tally
  const all = isOfAll ? `${won + lost}` : `(${won} + ${lost})`
  if (odd === null)
    return won === 0
      ? null
      : `Depende da odd: para empatar, a odd média precisa ser ${all} ÷ ${won} = **${writeOdd((won + lost) / won)}**. Acima disso há lucro; abaixo, prejuízo. Me diga a odd média e eu faço a conta.`
  const units = won * (odd - 1) - lost
  const needed = (won + lost) / odd
  const how = units > 0 ? 'lucro' : units < 0 ? 'prejuízo' : 'zero a zero'
  return paragraphs(
    stake === null
      ? `${won} × ${writeOdd(odd)} − ${all} = **${writeOdd(units).replace('-', '−')}** vezes o valor de cada aposta: ${how}, com o mesmo valor em todas.`
      : `${writeMoney(stake)} × (${won} × ${writeOdd(odd)} − ${all}) = **${writeMoney(units * stake)}**: ${how}, com o mesmo valor em todas.`,
    `Para empatar a ${writeOdd(odd)}, era preciso acertar ${all} ÷ ${writeOdd(odd)} = ${writeDecimal(needed)} delas.`,
    'Poucas apostas não separam habilidade de sorte; o Diário, em Histórico, acompanha isso por você.',
  )
}

/** The bets told of before are meant only by who goes on about them. */
const OF_BETS = /\b(acert|apost|ganh|perd|green|empat|lucro|prejuizo|precis|err)\w*/

const whatIsLeft = (bankroll: number, lost: number): string =>
  paragraphs(
    `Sobram ${writeMoney(bankroll)} − ${writeMoney(lost)} = **${writeMoney(bankroll - lost)}**. Mantenha a mesma parte da banca em cada aposta, em percentual, e o valor em reais diminui sozinho; nunca aumente para recuperar.`,
    'A nossa conta usa um quarto de Kelly e nunca passa de 5% da banca em uma aposta; sem valor, não há stake. Se a semana pesou, parar um tempo é uma boa escolha, e em Configurações há limites e a pausa.',
  )

/** However it is tried: at fair prices the chance of money growing so is at most its share of the aim. */
const toReach = (from: number, to: number): string =>
  paragraphs(
    `É pouco provável: mesmo a preço justo, a chance não passa de ${writeMoney(from)} ÷ ${writeMoney(to)} = **${writeShare(from / to)}**, seja de uma vez ou aos poucos. Com a margem das casas é ainda menor, e no resto das vezes o valor se perde.`,
    'Meta de ganho com prazo empurra para o risco: aposta não é renda, e ninguém pode prometer lucro.',
  )
