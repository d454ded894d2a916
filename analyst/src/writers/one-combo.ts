import type { BriefedCombo } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { readComboOption } from '../reading/read-combo.ts'
import { namedIn, paragraphs, type Scene, sentences } from '../scene.ts'
import { chanceFactor } from './exact-share.ts'
import { inSentence, marketRow } from './market-words.ts'

/** What is asked of one of this match's combos, or of all by their odds; null where the list answers best. */
export function tellOneCombo(scene: Scene): string | null {
  const { text, offeredOdd } = scene.ask
  const { combos } = scene.briefing
  const option = readComboOption(text)
  if (option === null) return offeredOdd !== null && BOUND.test(text) ? above(combos, offeredOdd) : null
  const combo = combos.find((one) => one.option.toLowerCase() === option)
  if (!combo) return null
  return paragraphs(
    `**${combo.option}, ${cleanName(combo.name)}**: ${combo.legs.join(' + ')}. Chance de ${writeShare(combo.chance)}, odd justa ${writeOdd(combo.fairOdd)}. ${whyIn(combo.reason)}`,
    offeredOdd === null ? null : atOdd(combo, offeredOdd),
    beside(scene, combo),
    sentences(
      offeredOdd === null
        ? 'Preço de casa para ela inteira eu não tenho: só acima da odd justa haveria valor.'
        : 'Confira se a odd é mesmo da combinação inteira.',
      'Cada perna a mais derruba a chance.',
    ),
  )
}

const BOUND = /\b(passe\w*|passa|acima|mais|maior|pelo menos|no minimo|chegue\w*)\b/

function above(combos: readonly BriefedCombo[], odd: number): string | null {
  const [longest] = combos.toSorted((a, b) => b.fairOdd - a.fairOdd)
  if (!longest) return null
  const told = `**${longest.option}, ${cleanName(longest.name)}**: ${longest.legs.join(' + ')}. Chance de ${writeShare(longest.chance)}, odd justa ${writeOdd(longest.fairOdd)}.`
  return longest.fairOdd >= odd
    ? `${told} Quanto maior a odd, menor a chance: não é mais lucro, é mais risco.`
    : `Nenhuma combinada deste jogo chega a essa odd justa. A mais alta é a ${told} Uma odd maior só viria com menos chance, e forçar pernas não cria valor.`
}

function atOdd({ chance, fairOdd, option }: BriefedCombo, odd: number): string {
  const edge = chance * odd - 1
  return `O combo ${option} tem ${writeShare(chance)} de chance; na odd de ${writeOdd(odd)} que você citou, ${chanceFactor(chance, odd)} × ${writeOdd(odd)} − 1 = edge de ${writeEdge(edge)}: ${edge > 0 ? 'acima' : 'abaixo'} da odd justa de ${writeOdd(fairOdd)}, ${edge > 0 ? 'e mesmo assim pode perder' : 'sem valor'}.`
}

/** The market that is named beside a combo: 'vale mais do que o mandante seco?'. */
function beside(scene: Scene, combo: BriefedCombo): string | null {
  const market = namedIn(scene)
  if (!market || scene.ask.offeredOdd !== null) return null
  const likelier = market.pooledChance >= combo.chance ? inSentence(market) : `o combo ${combo.option}`
  return sentences(
    `Ao lado: ${marketRow(market)}.`,
    `A mais provável é ${likelier}. Valor só se compara com preço, e da combinação inteira eu não tenho preço de casa.`,
  )
}

/** A combo's reason without what multiplying would give: that is no chance of anything, and beside chances it reads like one. */
export const whyIn = (reason: string): string =>
  reason
    .split(/(?<=\.) /)
    .filter((sentence) => !sentence.includes('multiplicação'))
    .join(' ')
