import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeDecimal } from '@prancheta/core/chat/figures.ts'
import type { Scene } from '../scene.ts'

/** What mostly makes a market's chance, in one sentence that begins with why; null where nothing is known of it. */
export function because(
  { briefing: { expectedGoals }, home, away }: Scene,
  { id, marketChance }: BriefedMarket,
): string | null {
  if (!expectedGoals) return null
  const ofHome = `${writeDecimal(expectedGoals.home)} de ${home}`
  const ofAway = `${writeDecimal(expectedGoals.away)} de ${away}`
  const total = expectedGoals.home + expectedGoals.away
  const gap = Math.abs(expectedGoals.home - expectedGoals.away)
  // The chance that is shown leans on the prices more than on the goals.
  const withOdds = marketChance === null ? '' : ', e junta isso ao que as casas pagam'
  if (/^(result\.(home|away)|drawNoBet|asianHandicap|doubleChance)/.test(id))
    return `Porque a conta parte dos gols esperados de cada lado, ${ofHome} e ${ofAway}, já com o mando de campo${withOdds}: ${gap < EVEN ? 'são quase iguais, e o jogo fica aberto' : `quem deve marcar mais vence mais vezes, e aqui é ${expectedGoals.home > expectedGoals.away ? home : away}`}.`
  if (id === 'result.draw')
    return `Porque ${gap < EVEN ? 'os dois lados são parecidos' : 'um lado é mais forte'} e ${total < FEW ? 'se esperam poucos gols, o que deixa o empate mais comum' : 'se esperam gols bastantes para alguém vencer na maioria das vezes'}: ${ofHome} e ${ofAway}.`
  if (/^goals\.|^exactGoals|^goalsRange/.test(id))
    return `Porque são esperados ${writeDecimal(total)} gols ao todo, ${ofHome} e ${ofAway}, e a chance de cada linha parte daí${marketChance === null ? '' : ' e do que as casas pagam'}.`
  if (id.startsWith('btts.'))
    return `Porque depende do lado que menos deve marcar, ${expectedGoals.home < expectedGoals.away ? home : away}, com gols esperados de ${writeDecimal(Math.min(expectedGoals.home, expectedGoals.away))}: basta ele passar em branco para o sim cair.`
  if (id.startsWith('score.'))
    return 'Porque a chance se divide entre muitos placares: cada um sozinho fica com pouco, mesmo o mais provável.'
  return null
}

/** Goals apart from which two sides are not alike, and so few of them that draws are common. */
const EVEN = 0.35
const FEW = 2.5
