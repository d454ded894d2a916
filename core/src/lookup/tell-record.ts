import { writeCount, writeEdge, writeShare } from '#chat/figures.ts'
import type { OwnRecord } from '#checking/facts/looked-up.ts'
import { type LookUp, told } from '#lookup/look-up.ts'

/** How the reader's own picks went. */
export function tellRecord(record: OwnRecord): LookUp {
  const { picks, won, lost, pushes, voids, hitRate } = record
  if (picks === 0) return told(['O usuário ainda não tem palpites encerrados.'], { record })
  const parts = [
    `${writeCount(picks, 'palpite encerrado', 'palpites encerrados', 'nenhum')}, ${writeCount(won, 'acerto', 'acertos', 'nenhum')} e ${writeCount(lost, 'erro', 'erros', 'nenhum')}`,
    hitRate === null ? null : `taxa de acerto ${writeShare(hitRate)}`,
    record.yield === null ? null : `yield ${writeEdge(record.yield)}`,
    `${pushes} devolvidos e ${voids} anulados`,
  ].filter((part) => part !== null)
  return told([`- Histórico do usuário: ${parts.join('; ')}.`], { record })
}
