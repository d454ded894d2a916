import { writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, paragraphs, type Scene, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { tellAheadAtHalf } from './ahead-at-half.ts'
import { marketRow, tellMarket } from './market-words.ts'
import { tellLine } from './tell-line.ts'

const HALF_NAMES = { firstHalf: '1º tempo', secondHalf: '2º tempo' } as const

export const writeHalves: Writer = (scene) => {
  const { ask } = scene
  const ahead = tellAheadAtHalf(scene)
  if (ahead !== null) return ahead
  if (!ask.half) return busierHalf(scene)
  const name = HALF_NAMES[ask.half]
  if (ask.line !== null) return tellLine(scene, `${ask.half}.goals`, `gols no ${name}`)
  if (ask.side || ask.isDraw) {
    const market = findMarket(scene, `${ask.half}.result.${ask.side ?? 'draw'}`)
    if (market) return tellMarket(scene, market)
  }
  const [some, home, draw, away] = ['goals.over0.5', 'result.home', 'result.draw', 'result.away'].map((id) =>
    findMarket(scene, `${ask.half}.${id}`),
  )
  if (!some || !home || !draw || !away) return absent(scene, 'ratings', `o ${name}`)
  const rows = ['goals.over1.5', 'goals.over2.5', 'btts.yes'].flatMap(
    (id) => findMarket(scene, `${ask.half}.${id}`) ?? [],
  )
  const leads = `o mandante leva a melhor em ${writeShare(home.pooledChance)}, o visitante em ${writeShare(away.pooledChance)} e fica igual em ${writeShare(draw.pooledChance)}`
  return paragraphs(
    scene.pick([
      `No ${name}, a chance de sair pelo menos um gol é de ${writeShare(some.pooledChance)}. Contando só esse tempo, ${leads}.`,
      `Pelo menos um gol no ${name}: ${writeShare(some.pooledChance)} de chance. Olhando só para ele, ${leads}.`,
    ]),
    bullets(rows.map(marketRow)),
  )
}

function busierHalf(scene: Scene): string {
  const [first, equal, second] = ['first', 'equal', 'second'].map((id) => findMarket(scene, `busierHalf.${id}`))
  if (!first || !equal || !second) return absent(scene, 'ratings', 'cada tempo')
  const busier = second.pooledChance >= first.pooledChance ? 'segundo' : 'primeiro'
  const [early, late] = ['firstHalf', 'secondHalf'].map((half) => findMarket(scene, `${half}.goals.over0.5`))
  const each =
    early && late
      ? ` Pelo menos um gol no 1º tempo: ${writeShare(early.pooledChance)}. Pelo menos um gol no 2º tempo: ${writeShare(late.pooledChance)}.`
      : ''
  return `O ${busier} tempo costuma ter mais gols. Mais gols no 2º tempo: ${writeShare(second.pooledChance)}. Mais gols no 1º tempo: ${writeShare(first.pooledChance)}. Tempos com o mesmo número de gols: ${writeShare(equal.pooledChance)}.${each}`
}
