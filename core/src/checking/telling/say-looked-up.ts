import { cleanName } from '#chat/clean-name.ts'
import { writeCount, writeDay, writeEdge, writeList, writeOdd, writeShare, writeTime } from '#chat/figures.ts'
import type { LookedUp } from '#checking/facts/looked-up.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { comboNamed } from '#checking/facts/named-combos.ts'
import { marketById } from '#markets/catalogue.ts'

/** Our own sentences of what an AI looked up, in place of a wrong one of its own. */
export function sayOwnCombo(facts: MatchFacts, option: string): string | null {
  const combo = comboNamed(facts, option)
  if (!combo) return null
  const legs = writeList(combo.legs.map((id) => `"${marketById(id)?.name ?? id}"`))
  return `${legs} acontecem juntos em ${writeShare(combo.chance)} das vezes, com odd justa de ${writeOdd(combo.fairOdd)}.`
}

export function sayClubRow({ table }: LookedUp, at: number): string | null {
  const line = table[at]
  if (!line) return null
  const { rank, points, played } = line.row
  return `Na tabela, ${cleanName(line.club)} está em ${rank}º, com ${writeCount(points, 'ponto', 'pontos', 'nenhum')} em ${writeCount(played, 'jogo', 'jogos', 'nenhum')}.`
}

export function sayDayGame({ games }: LookedUp, at: number): string | null {
  const game = games[at]
  if (!game) return null
  const { home, away, kickOffUtc, isTimeKnown, score } = game
  const between = score ? `${score.home} x ${score.away}` : 'x'
  const when = `${writeDay(kickOffUtc)}${isTimeKnown ? ` às ${writeTime(kickOffUtc)}` : ', horário a confirmar'}`
  return `${cleanName(home)} ${between} ${cleanName(away)}: ${when}.`
}

export function sayOwnRecord({ record }: LookedUp): string | null {
  if (!record) return null
  const { picks, won, lost, hitRate } = record
  const rate = hitRate === null ? '' : `, com taxa de acerto de ${writeShare(hitRate)}`
  const gain = record.yield === null ? '' : ` e yield de ${writeEdge(record.yield)}`
  return `Seu histórico tem ${writeCount(picks, 'palpite encerrado', 'palpites encerrados', 'nenhum')}: ${writeCount(won, 'acerto', 'acertos', 'nenhum')} e ${writeCount(lost, 'erro', 'erros', 'nenhum')}${rate}${gain}.`
}
