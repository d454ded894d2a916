import { writeDecimal, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { findMarket, type Scene } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { pricedMarkets, recommendedMarkets } from '#writers/value.ts'

/** Facts of the match, each in ten words or fewer, the weightiest first. */
export function factsInBrief(scene: Scene): string[] {
  const { expectedGoals, confidence, form, table, likelyScores, weather } = scene.briefing
  const chance = (id: string, say: (share: string) => string) => {
    const market = findMarket(scene, id)
    return market ? say(writeShare(market.pooledChance)) : null
  }
  const [approved] = recommendedMarkets(scene)
  const [score] = likelyScores.toSorted((a, b) => b.chance - a.chance)
  const facts = [
    chance('result.home', (share) => `${scene.home} vence em ${share} das vezes.`),
    chance('result.draw', (share) => `O empate sai em ${share} das vezes.`),
    chance('result.away', (share) => `${scene.away} vence em ${share} das vezes.`),
    expectedGoals ? `São esperados ${writeDecimal(expectedGoals.home + expectedGoals.away)} gols ao todo.` : null,
    approved
      ? `Preço com valor: ${inSentence(approved)}, odd ${writeOdd(approved.bestOdd ?? approved.fairOdd)}.`
      : pricedMarkets(scene).length > 0
        ? 'Nenhum preço passa na regra de valor.'
        : 'Faltam as odds das casas.',
    chance('goals.over2.5', (share) => `Mais de 2,5 gols: ${share}.`),
    chance('btts.yes', (share) => `Ambas marcam: ${share}.`),
    score ? `Placar mais provável: ${score.home} x ${score.away}, com ${writeShare(score.chance)}.` : null,
    confidence ? `Confiança da análise: ${writeGrade(confidence.points)}.` : null,
    table?.home ? `${scene.home} está em ${table.home.rank}º na tabela.` : null,
    table?.away ? `${scene.away} está em ${table.away.rank}º na tabela.` : null,
    form.home ? `Mandante: ${form.home.wins} vitórias em ${form.home.games.length} jogos.` : null,
    form.away ? `Visitante: ${form.away.wins} vitórias em ${form.away.games.length} jogos.` : null,
    weather?.condition ? `Tempo previsto: ${weather.condition.toLowerCase()}.` : null,
  ]
  return facts.filter((fact) => fact !== null)
}
