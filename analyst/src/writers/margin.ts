import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { housesOf } from '../reading/plain-question.ts'
import { bullets, findMarket, paragraphs, type Scene } from '../scene.ts'
import { absent } from './absent.ts'

/** What each house keeps for itself on the three results, as a number with its sum. */
export function tellMargin(scene: Scene): string {
  const results = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  const rows = housesOf(scene.briefing.markets)
    .flatMap((house) => {
      const odds = results.flatMap((market) => market?.prices.find((price) => price.house === house)?.odd ?? [])
      return odds.length === results.length
        ? [{ house, odds, margin: odds.reduce((sum, odd) => sum + 1 / odd, 0) - 1 }]
        : []
    })
    .toSorted((a, b) => a.margin - b.margin)
  const asked = rows.find(({ house }) => house === scene.ask.house)
  const [least] = rows
  const lead = asked ?? least
  if (!least || !lead) return absent(scene, 'odds', 'a margem das casas')
  return paragraphs(
    asked
      ? `A margem no resultado final, a da **${cleanName(asked.house)}** entre as outras, da menor para a maior:`
      : `A menor margem no resultado final é a da **${cleanName(least.house)}**:`,
    bullets(
      rows.map(
        ({ house, odds, margin }) =>
          `${cleanName(house)}: ${odds.map((odd) => `1 ÷ ${writeOdd(odd)}`).join(' + ')} − 1 = ${writeShare(margin)}`,
      ),
    ),
    withoutMargin(scene),
    'Margem é o que as odds cobram a mais: quanto menor, mais perto do justo a casa paga.',
  )
}

function withoutMargin(scene: Scene): string | null {
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`)?.marketChance)
  return home == null || draw == null || away == null
    ? null
    : `Sem a margem, o mercado dá ${writeShare(home)} a ${scene.home}, ${writeShare(draw)} ao empate e ${writeShare(away)} a ${scene.away}.`
}
