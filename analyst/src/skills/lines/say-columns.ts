import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, paragraphs, type Scene } from '#scene.ts'
import { titleOf } from '#writers/market-words.ts'
import type { Message, Reply } from '../skill.ts'

const COLUMN = /\bcolunas?\b|\bloteria esportiva\b|\bloteca\b/
const WHICH = /\bqual (?:a |das )?colunas?\b|\bqual (?:coluna|delas|marcav\w+)\b|\bque coluna\b/
const DOUBLE = /\bdupl[oa]\b(?! chance)/
const ONE_X_TWO = /(?<![\d.])1 (?:o )?(?:e |do )?x (?:e |ou )?(?:o |do )?2(?![\d.])|(?<![\d.])1x2\b/
const MEANS =
  /\b(?:qual e qual|o que (?:e|sao|quer dizer|significa\w*)|que (?:significa\w*|quer dizer)|como (?:le|leio|funciona)|quem e quem|explic\w+)\b/
const OTHER =
  /\b(?:edge|valor|vale|casas?|paga\w*|melhor odd|margem|overround|juice|surebet|tabel\w+|compar\w+|banca|reais)\b/

const IDS = ['result.home', 'result.draw', 'result.away']

/** The three columns of the old lottery, which are the 1, the X and the 2, and its double, which is the double chance. */
export function sayColumns({ text, scene, earlier }: Message): Reply | null {
  if (OTHER.test(text)) return null
  if (ONE_X_TWO.test(text) && MEANS.test(text)) return { text: legend(scene), markets: scene ? IDS : [] }
  const isOfColumns = COLUMN.test(text) || earlier.some((one) => COLUMN.test(one.text))
  if (!isOfColumns || scene?.phase !== 'ahead') return null
  if (DOUBLE.test(text)) return doubleOf(scene)
  return WHICH.test(text) ? columnOf(scene) : null
}

const legend = (scene: Scene | null): string =>
  paragraphs(
    `O 1 é vitória do mandante${scene ? ` (${scene.home})` : ''}, o X é empate e o 2 é vitória do visitante${scene ? ` (${scene.away})` : ''}.`,
    'Vale o placar do tempo normal, com acréscimos.',
  )

const COLUMNS = ['primeira coluna', 'coluna do meio', 'última coluna']

function columnOf(scene: Scene): Reply | null {
  const rows = IDS.flatMap((id) => findMarket(scene, id) ?? [])
  const top = rows.toSorted((a, b) => b.pooledChance - a.pooledChance)[0]
  if (!top || rows.length < 3) return null
  return {
    text: paragraphs(
      `A ${COLUMNS[rows.indexOf(top)]} é a mais provável: ${titleOf(top)}, com ${writeShare(top.pooledChance)}.`,
      bullets(
        rows.map((row) => `${titleOf(row)}: ${writeShare(row.pooledChance)}, odd justa ${writeOdd(row.fairOdd)}`),
      ),
      'É a mais provável, o que não quer dizer que valha marcar: isso depende do preço.',
    ),
    markets: [top.id],
  }
}

function doubleOf(scene: Scene): Reply | null {
  const rows = ['homeDraw', 'drawAway', 'homeAway'].flatMap((pair) => findMarket(scene, `doubleChance.${pair}`) ?? [])
  const sorted = rows.toSorted((a, b) => b.pooledChance - a.pooledChance)
  const [top] = sorted
  if (!top || rows.length < 3) return null
  return {
    text: paragraphs(
      `O duplo de hoje se chama dupla chance, e o mais provável aqui é **${titleOf(top)}**, com ${writeShare(top.pooledChance)}.`,
      bullets(
        sorted.map((row) => `${titleOf(row)}: ${writeShare(row.pooledChance)}, odd justa ${writeOdd(row.fairOdd)}`),
      ),
    ),
    markets: [top.id],
  }
}
