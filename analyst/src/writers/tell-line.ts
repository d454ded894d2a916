import { bullets, findMarket, marketsLike, paragraphs, type Scene } from '../scene.ts'
import { absent } from './absent.ts'
import { marketRow, tellMarket } from './market-words.ts'

const NEARBY = 4

/** The market of one line of something counted, or the nearest lines there are. `family` is how its ids begin. */
export function tellLine(scene: Scene, family: string, what: string): string {
  const { ask, briefing } = scene
  const line = ask.line ?? 2.5
  const way = ask.way ?? 'over'
  const market =
    findMarket(scene, `${family}.${way}${line}`) ??
    (family === 'goals' ? findMarket(scene, `asianTotal.${way}${line}`) : null)
  if (market) return tellMarket(scene, market)
  const near = marketsLike(scene, new RegExp(`^${family.replaceAll('.', '\\.')}\\.${way}\\d`))
    .toSorted((a, b) => Math.abs((a.line ?? 0) - line) - Math.abs((b.line ?? 0) - line))
    .slice(0, NEARBY)
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  if (near.length === 0)
    return absent(scene, briefing.expectedGoals === null ? 'ratings' : 'statistics', `linhas de ${what}`)
  return paragraphs(
    `Essa linha de ${what} não está entre as que calculo. As mais próximas são:`,
    bullets(near.map(marketRow)),
  )
}
