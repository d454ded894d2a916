import { sentences } from '#scene.ts'
import { allOf } from './facts.ts'
import { money, type Solver, share } from './sum.ts'

const DOUBLES = /\bdobr\w+|\bmartingale\b/

/** How many losses in a row a bankroll bears when each bet doubles the last. */
export const doublingLasts: Solver = ({ facts, text }) => {
  if (!DOUBLES.test(facts.text) && !DOUBLES.test(text)) return null
  const { bank, start } = sumsOf(facts)
  if (bank === undefined || start === undefined || start >= bank || allOf(facts, 'times').length > 0) return null
  if (!/\b(?:aguent\w+|quant[ao]s|quebr\w+|acab\w+|dur\w+|ate (?:onde|quando)|chego|zer\w+)\b/.test(text)) return null
  const bears = Math.floor(Math.log2(bank / start + 1))
  const rows = Array.from({ length: bears }, (_, at) => 2 ** at)
  const spent = start * (2 ** bears - 1)
  return sentences(
    `Aguenta **${bears} perdas seguidas**: ${money(start)} × (${rows.join(' + ')}) = ${money(spent)}. A seguinte pediria ${money(start * 2 ** bears)}, e sobrariam ${money(bank)} − ${money(spent)} = ${money(bank - spent)}.`,
    `Tudo isso por um lucro de ${money(start)} a cada volta: dobrar não muda a chance nem cria valor, só junta a perda toda num tombo, e sequências assim aparecem. Não é um jeito de recuperar dinheiro.`,
  )
}

/** How likely a run of losses is somewhere among so many bets. */
export const runAmong: Solver = ({ facts, text, before }) => {
  const [rate] = allOf(facts, 'chance')
  const counts = allOf(facts, 'bets', 'times', 'lost', 'other').filter((value) => Number.isInteger(value) && value > 1)
  if (rate === undefined || allOf(facts, 'odd').length > 1) return null
  const isOn = before === doublingLasts
  const run = isOn ? bornBy(facts) : Math.min(...counts)
  const bets = Math.max(...counts)
  if (run === null || !Number.isFinite(bets) || bets < 20 || run >= bets || (!isOn && counts.length !== 2)) return null
  if (!/\b(?:chance|probabilidade|acontec\w+|normal|esperado)\b/.test(text)) return null
  if (!isOn && !/\b(?:seguid\w+|sequencia|em fila)\b/.test(text)) return null
  const chance = seenIn(bets, run + (isOn ? 1 : 0), 1 - rate)
  return sentences(
    `Uns **${share(chance)}**: é a chance de ${run + (isOn ? 1 : 0)} derrotas seguidas aparecerem em algum ponto de ${bets} apostas, acertando ${share(rate)}.`,
    'Numa sequência marcada ela é rara; ao longo de muitas apostas, bem menos.',
  )
}

/** The greater of two sums is what there is, the smaller what the first bet takes. */
function sumsOf(facts: Parameters<typeof allOf>[0]): { bank?: number; start?: number } {
  const sums = allOf(facts, 'bankroll', 'stake', 'unit')
  return sums.length === 2 ? { bank: Math.max(...sums), start: Math.min(...sums) } : {}
}

function bornBy(facts: Parameters<typeof allOf>[0]): number | null {
  const { bank, start } = sumsOf(facts)
  return bank === undefined || start === undefined ? null : Math.floor(Math.log2(bank / start + 1))
}

/** The chance that a run of so many comes at least once among so many tries, each with this chance. */
function seenIn(tries: number, run: number, each: number): number {
  // How likely the tries so far hold no such run and end with 0, 1, … of it.
  let ends = [1, ...Array.from({ length: run - 1 }, () => 0)]
  let seen = 0
  for (let at = 0; at < tries; at += 1) {
    const free = ends.reduce((sum, one) => sum + one, 0)
    seen += (ends[run - 1] ?? 0) * each
    ends = ends.map((_, length) => (length === 0 ? free * (1 - each) : (ends[length - 1] ?? 0) * each))
  }
  return seen
}
