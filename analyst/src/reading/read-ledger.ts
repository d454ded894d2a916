import type { Ledger } from './ask.ts'
import { countOf } from './spoken-numbers.ts'

const WORD = /\b(dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)\b/g
const SUM = String.raw`(?:r |uns |umas |so |cerca de |mais ou menos |quase )*(\d{1,6}(?:\.\d{1,2})?)(?![\d.]| ?%)`
const PUT = '(?:apostei|coloquei|investi|gastei|botei|pus|joguei|arrisquei)'
const BACK =
  '(?:volt(?:ou|aram|ei com)|receb(?:i|ido|eu)|retorn(?:ou|aram)|me (?:voltou|pagaram)|embolsei|peguei de volta)'
/** '15 reais em cada um de seis jogos, voltaram 102'. */
const EACH = new RegExp(
  String.raw`\b${SUM}(?: reais)? (?:em |por |n)?cada(?: um[a]?)?(?: (?:de|em|d[ao]s))* ?(\d{1,3}) (?:jogos|apostas|entradas|partidas|palpites|bilhetes)\b.*\b${BACK} ${SUM}`,
)
const TIMES = new RegExp(
  String.raw`\b(\d{1,3}) (?:jogos|apostas|entradas|palpites|bilhetes) de ${SUM}(?: reais)?\b.*\b${BACK} ${SUM}`,
)
/** 'Apostei 500 no mês e voltaram 430'. */
const WHOLE = new RegExp(String.raw`\b${PUT} (?:ao todo |no total |em tudo )?${SUM}.{0,60}?\b${BACK} ${SUM}`)
const STARTED = new RegExp(String.raw`\b(?:comecei|iniciei|depositei|coloquei|entrei|pus)\b[^\d]{0,24}${SUM}`)
const STARTED_WITH = new RegExp(String.raw`\b(?:come[cç]\w+ com|era de|eram|tinha|comecei com|partindo de) ${SUM}`)
const CLIMB = /\bquanto\b.*\b(crescer|render|subir|ganhar|voltar|empatar)\b/
const TAKEN = new RegExp(String.raw`\b(?:tirei|saquei|retirei)\b[^\d]{0,12}${SUM}`)
const LEFT = new RegExp(
  String.raw`\b(?:to com|estou com|tenho|sobr(?:ou|aram)|fiquei com|saldo (?:de|e|ta em|esta em)|restam)\b[^\d]{0,12}${SUM}`,
)
const INCOME = new RegExp(
  String.raw`\b(?:recebo|ganho|salario(?: e)?(?: de)?|renda(?: e)?(?: de)?|tiro)\b[^\d]{0,16}${SUM}.{0,40}?\b(?:aposto|gasto|coloco|jogo|boto|ponho|apostar|gastar)\b[^\d]{0,16}${SUM}`,
)

/** What somebody put in, took out and has left, or bets of what they earn. Null where nothing of it is told. */
export function readLedger(written: string): Ledger | null {
  const text = written.replaceAll(WORD, (word) => String(countOf(word)))
  const [, each, bets, back] = EACH.exec(text) ?? []
  if (each && bets && back) return { kind: 'return', each: Number(each), times: Number(bets), back: Number(back) }
  const [, times, of, came] = TIMES.exec(text) ?? []
  if (times && of && came) return { kind: 'return', each: Number(of), times: Number(times), back: Number(came) }
  const [, income, spent] = INCOME.exec(text) ?? []
  if (income && Number(income) >= LEAST_INCOME && spent && Number(spent) < Number(income))
    return { kind: 'income', income: Number(income), spent: Number(spent) }
  const [, start] = STARTED_WITH.exec(text) ?? []
  const [, now] = LEFT.exec(text) ?? []
  if (start && now && Number(now) < Number(start) && CLIMB.test(text))
    return { kind: 'climb', from: Number(now), to: Number(start) }
  const [, put] = STARTED.exec(text) ?? []
  const [, taken] = TAKEN.exec(text) ?? []
  const [, left] = LEFT.exec(text) ?? []
  if (put && taken && left) return { kind: 'balance', put: Number(put), taken: Number(taken), left: Number(left) }
  const [, all, got] = WHOLE.exec(text) ?? []
  return all && got ? { kind: 'return', each: Number(all), times: 1, back: Number(got) } : null
}

/** Less is no month's pay. */
const LEAST_INCOME = 200
