import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Scene } from '../scene.ts'
import { inSentence, marketRow } from './market-words.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'

/** 'Me dá outro': the next of what was told before; null where nothing of the kind is counted. */
export function tellAnother(scene: Scene): string | null {
  const { another, theme } = scene.ask
  if (another === 0 || scene.phase !== 'ahead') return null
  if (theme === 'correctScore') return nextScore(scene)
  if (theme === 'combos') return nextCombo(scene)
  return theme === 'recommendation' || theme === 'value' ? nextMarket(scene) : null
}

function nextScore({ ask: { another }, briefing }: Scene): string | null {
  const score = briefing.likelyScores.toSorted((a, b) => b.chance - a.chance)[another]
  return score
    ? `O seguinte em chance é **${score.home} x ${score.away}**, com ${writeShare(score.chance)}. É o mandante primeiro, e sai ainda menos vezes do que o anterior.`
    : 'Dos placares que calculo, já contei todos os mais prováveis.'
}

function nextCombo({ ask: { another }, briefing: { combos } }: Scene): string | null {
  const combo = combos[another]
  return combo
    ? `Outra é a **${combo.option}, ${cleanName(combo.name)}**: ${combo.legs.join(' + ')}. Chance de ${writeShare(combo.chance)}, odd justa ${writeOdd(combo.fairOdd)}. Preço de casa para ela inteira eu não tenho.`
    : 'Outra combinada este jogo não tem dentro das faixas que uso.'
}

function nextMarket(scene: Scene): string | null {
  const { another } = scene.ask
  const approved = recommendedMarkets(scene)[another]
  if (approved)
    return `Outro que passa na regra: ${marketRow(approved)}. Passar na regra não é promessa, e a decisão é sua.`
  const next = pricedMarkets(scene)[another]
  return next
    ? `Outro que passe na regra não há. O seguinte em preço é **${inSentence(next)}**: ${writeShare(next.pooledChance)} de chance, edge de ${writeEdge(next.edge ?? 0)}, que a regra não aprova. Ficar de fora também é resposta.`
    : null
}
