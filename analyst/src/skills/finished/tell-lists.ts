import type { BriefedCombo, BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, findMarket, paragraphs, type Scene, sentences } from '#scene.ts'
import { atHouse, inSentence, titleOf } from '#writers/market-words.ts'
import { hasWon, outcomeOf, scoreIn, scoreOf } from './outcome.ts'

const legsOf = (scene: Scene, { legs }: BriefedCombo): BriefedMarket[] =>
  legs.flatMap((leg) => scene.briefing.markets.find(({ name }) => name === leg) ?? [])

const cameIn = (scene: Scene, combo: BriefedCombo): boolean => {
  const legs = legsOf(scene, combo)
  return legs.length === combo.legs.length && legs.every((market) => hasWon(scene, market))
}

const nameOf = ({ option, name }: BriefedCombo): string => `**${option}, ${name}**`

/** Which of the combinations of the analysis came in, and what felled the others. */
export function tellCombos(scene: Scene, isOfPrice: boolean): string {
  const { combos } = scene.briefing
  const won = combos.filter((combo) => cameIn(scene, combo))
  if (combos.length === 0) return `A análise deste jogo, que terminou ${scoreIn(scene)}, não tinha combinadas.`
  if (isOfPrice) return tellDearest(scene, won)
  return paragraphs(
    `Terminou ${scoreIn(scene)}, e ${won.length === 0 ? 'nenhuma combinada bateu' : `${won.length === 1 ? 'bateu' : 'bateram'} ${writeList(won.map(nameOf))}`}.`,
    bullets(combos.map((combo) => `${nameOf(combo)} (${writeList(combo.legs)}): ${howEnded(scene, combo)}`)),
  )
}

/** What was given back, or is not known, does not fell a combination. */
function howEnded(scene: Scene, combo: BriefedCombo): string {
  if (cameIn(scene, combo)) return 'bateu'
  const lost = legsOf(scene, combo).filter(({ id }) => outcomeOf(scene, id) === 'lost')
  return lost.length > 0
    ? `não bateu, faltou ${writeList(lost.map(inSentence))}`
    : 'não dá para dizer só pelo placar final'
}

function tellDearest(scene: Scene, won: readonly BriefedCombo[]): string {
  const [dearest] = won.toSorted((a, b) => b.fairOdd - a.fairOdd)
  if (!dearest) return `Nenhuma pagava: com o ${scoreIn(scene)}, combinada nenhuma bateu.`
  return sentences(
    `Das que bateram, a ${nameOf(dearest)} (${writeList(dearest.legs)}): odd justa ${writeOdd(dearest.fairOdd)}, de ${writeShare(dearest.chance)} de chance.`,
    'Quanto a casa pagava pela combinação inteira eu não tenho; vale a odd do bilhete.',
  )
}

/** The markets with a price that came in. */
export function tellSingles(scene: Scene): string {
  const priced = scene.briefing.markets.filter(({ bestOdd }) => bestOdd !== null)
  const won = priced.filter((market) => hasWon(scene, market)).toSorted((a, b) => b.pooledChance - a.pooledChance)
  if (won.length === 0) return `Terminou ${scoreIn(scene)}, e dos mercados com odd nenhum bateu.`
  return paragraphs(
    `Terminou ${scoreIn(scene)}. Dos mercados com odd de casa, bateram:`,
    bullets(
      won.map(
        (market) =>
          `**${titleOf(market)}**: ${writeShare(market.pooledChance)} de chance antes do jogo, odd ${writeOdd(market.bestOdd ?? market.fairOdd)}${atHouse(market)}`,
      ),
    ),
    'Dos que ninguém cotava, como handicaps e placar exato, pergunte pelo nome.',
  )
}

/** What would have paid most, now that the score is known. */
export function tellBest(scene: Scene): { text: string; markets: string[] } {
  const { home, away } = scoreOf(scene)
  const [best] = scene.briefing.markets
    .filter((market) => market.bestOdd !== null && hasWon(scene, market))
    .toSorted((a, b) => (b.bestOdd ?? 0) - (a.bestOdd ?? 0))
  const exact = findMarket(scene, `score.${home}-${away}`)
  const text = sentences(
    best
      ? `Dos mercados com odd, **${titleOf(best)}**: pagava ${writeOdd(best.bestOdd ?? best.fairOdd)}${atHouse(best)}, com ${writeShare(best.pooledChance)} de chance.`
      : 'Dos mercados com odd, nenhum bateu.',
    exact &&
      `O placar de ${home} x ${away} tinha ${writeShare(exact.pooledChance)}, odd justa ${writeOdd(exact.fairOdd)}${exact.bestOdd === null ? ', mas ninguém o cotava aqui' : ''}.`,
    `O jogo terminou ${scoreIn(scene)}; depois de visto, é fácil escolher.`,
  )
  return { text, markets: best ? [best.id] : [] }
}

const PLACES = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo', 'nono', 'décimo']

/** Where the score that came stood among the likeliest. */
export function tellRank(scene: Scene): string {
  const { home, away } = scoreOf(scene)
  const scores = scene.briefing.markets
    .filter(({ id }) => /^score\.\d+-\d+$/.test(id))
    .toSorted((a, b) => b.pooledChance - a.pooledChance)
  const at = scores.findIndex(({ id }) => id === `score.${home}-${away}`)
  const [first] = scores
  const found = scores[at]
  if (!found || !first) return `Não: terminou ${scoreIn(scene)}, que não estava entre os placares calculados um a um.`
  const place = PLACES[at]
  if (at === 0)
    return `${/\b(entre|dentro|top|acert\w+|crav\w+|previ\w+|esperad\w+)\b/.test(scene.ask.text) ? 'Sim, em' : 'Em'} **primeiro**: ${home} x ${away} era o placar mais provável, com ${writeShare(found.pooledChance)} de chance. Terminou ${scoreIn(scene)}.`
  return sentences(
    `${place === undefined ? 'Não, estava abaixo dos dez mais prováveis' : `Estava em **${place}** lugar`}: o placar de ${home} x ${away} tinha ${writeShare(found.pooledChance)} de chance.`,
    `O mais provável era ${first.id.slice('score.'.length).replace('-', ' x ')}, com ${writeShare(first.pooledChance)}.`,
  )
}
