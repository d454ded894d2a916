import { writeDecimal } from '@prancheta/core/chat/figures.ts'
import type { Ask } from '../reading/ask.ts'

/** What a line or a short name of a bet asks of the match, for who wants to know what it means. Null where none is named. */
export function tellLineMeaning({ concepts, line, way, isEuropean, marketId }: Ask): string | null {
  const [id] = concepts
  if (id === 'doubleChance') return doubleChance(marketId ?? '')
  if (line === null) return null
  if (id === 'asianHandicap' && !isEuropean) return asian(line)
  if (id === 'overUnder' || way !== null) return total(line, way ?? 'over')
  return null
}

function doubleChance(id: string): string | null {
  if (id.endsWith('homeDraw')) return 'O 1X é mandante ou empate: só perde se o visitante vencer.'
  return id.endsWith('drawAway') ? 'O X2 é empate ou visitante: só perde se o mandante vencer.' : null
}

function asian(line: number): string {
  const goals = Math.abs(line)
  const name = `Na linha ${line > 0 ? '+' : ''}${writeDecimal(line)}`
  if (line === 0) return `${name}, o time precisa vencer, e o empate devolve o valor.`
  if (!Number.isInteger(goals * 2)) return `${name}, metade do valor vai para a linha de cima e metade para a de baixo.`
  if (line < 0)
    return Number.isInteger(goals)
      ? `${name}, o time precisa vencer por mais de ${goals} de diferença; por exatamente ${goals}, o valor volta.`
      : `${name}, o time precisa vencer${goals > 1 ? ` por pelo menos ${Math.ceil(goals)} gols de diferença` : ': com empate ou derrota, a aposta perde'}.`
  return Number.isInteger(goals)
    ? `${name}, o time pode perder por menos de ${goals}; por exatamente ${goals}, o valor volta.`
    : `${name}, o time ${goals > 1 ? `pode perder por até ${Math.floor(goals)}` : 'não pode perder: empate já basta'}.`
}

function total(line: number, way: 'over' | 'under'): string {
  const least = Math.ceil(line)
  return way === 'over'
    ? `Mais de ${writeDecimal(line)} quer dizer ${least} ou mais.`
    : `Menos de ${writeDecimal(line)} quer dizer ${least - 1} ou menos.`
}
