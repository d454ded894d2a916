import { writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarket, nameOf, type Scene } from '../scene.ts'
import { titleOf } from './market-words.ts'

const AHEAD =
  /\b(se|caso|quando)\b.{0,40}\b(ganhando|vencendo|na frente|ganhar|vencer)\b.{0,30}\b(intervalo|1o tempo|primeiro tempo|primeira etapa)\b.*\b(segur\w+|venc\w+|ganh\w+|fim|final|manter|mantem|leva\w*)\b/

/** 'Se sair ganhando no primeiro tempo, segura até o fim?': of the times it leads at half time, those in which it wins too. */
export function tellAheadAtHalf(scene: Scene): string | null {
  const { side, text } = scene.ask
  if (!side || !AHEAD.test(text)) return null
  const [lead, both] = [findMarket(scene, `firstHalf.result.${side}`), findMarket(scene, `halfFull.${side}.${side}`)]
  if (!lead || !both || lead.pooledChance <= 0) return null
  return `${titleOf(lead)}: ${writeShare(lead.pooledChance)}. ${titleOf(both)}: ${writeShare(both.pooledChance)}. Das vezes em que ${nameOf(scene, side)} vai para o intervalo na frente, vence ${writeShare(both.pooledChance)} ÷ ${writeShare(lead.pooledChance)} = **${writeShare(both.pooledChance / lead.pooledChance)}**. É a conta de antes do jogo, que não sabe como o gol saiu.`
}
