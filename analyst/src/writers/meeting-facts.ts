import type { BriefedGame } from '@prancheta/core/chat/briefing.ts'
import { writeAmount, writeCount, writeMonth } from '@prancheta/core/chat/figures.ts'
import { leadOf, tallyHeadToHead } from '@prancheta/core/chat/tallies.ts'
import type { Fact } from '../reading/read-fact.ts'
import { bullets, nameOf, paragraphs, type Scene, type Writer } from '../scene.ts'
import { gameLine } from './form.ts'
import { writeHeadToHead } from './past.ts'

const dated = (game: BriefedGame): string => {
  const month = writeMonth(game.date)
  return `${gameLine(game)}${month === null ? '' : `, em ${month}`}`
}

const atHome: Writer = (scene) => {
  const side = scene.ask.side ?? 'home'
  const games = scene.briefing.headToHead.filter(({ home }) => home === scene.briefing.match[side])
  return games.length === 0
    ? `Entre os confrontos que tenho, nenhum foi na casa de ${nameOf(scene, side)}.`
    : paragraphs(`Os confrontos na casa de ${nameOf(scene, side)}:`, bullets(games.map(dated)))
}

const goals: Writer = (scene) => {
  const tally = tallyHeadToHead(scene.briefing)
  if (!tally) return ''
  const { side } = scene.ask
  if (side) {
    const team = scene.briefing.match[side]
    const own = scene.briefing.headToHead.reduce(
      (sum, game) => sum + (game.home === team ? game.homeGoals : game.awayGoals),
      0,
    )
    return `Nos últimos ${tally.games} confrontos, ${nameOf(scene, side)} fez ${writeCount(own, 'gol', 'gols', 'nenhum')}.`
  }
  return paragraphs(
    `Nos últimos ${tally.games} confrontos, a média foi de ${writeAmount(tally.averageGoals, 'gol', 'gols')}; os dois marcaram em ${tally.bothScored} e houve três gols ou mais em ${tally.threeOrMore}.`,
    bullets(scene.briefing.headToHead.map(dated)),
  )
}

function lastWin(scene: Scene): string {
  const side = scene.ask.side ?? 'home'
  const game = scene.briefing.headToHead.find((one) => leadOf(one, scene.briefing.match[side]) > 0)
  return game
    ? `A última vitória de ${nameOf(scene, side)} no confronto foi ${dated(game)}.`
    : `Entre os confrontos que tenho, ${nameOf(scene, side)} não venceu nenhum.`
}

const last: Writer = (scene) => {
  const [game] = scene.briefing.headToHead
  return paragraphs(game ? `O último confronto foi ${dated(game)}.` : null, writeHeadToHead(scene))
}

/** Facts of the meetings of the two, where there are any. */
export const MEETING_FACT_WRITERS: Partial<Record<Fact, Writer>> = {
  meetingVenue: atHome,
  meetingGoals: goals,
  meetingLastWin: lastWin,
  meetingLast: last,
}
