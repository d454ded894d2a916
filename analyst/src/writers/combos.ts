import type { BriefedCombo } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { NO_COMBO_A_NOTE } from '@prancheta/core/combos/bands.ts'
import { bullets, paragraphs, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { tellOneCombo, whyIn } from './one-combo.ts'

export const writeCombos: Writer = (scene) => {
  const { combos } = scene.briefing
  if (combos.length === 0) {
    return scene.briefing.markets.length === 0
      ? absent(scene, 'ratings', 'combinadas')
      : 'Nenhuma combinada se formou para este jogo dentro das faixas que uso. Forçar uma só aumentaria o risco.'
  }
  const one = tellOneCombo(scene)
  if (one !== null) return one
  const own = combos.find(({ option }) => option === 'own')
  if (own) return paragraphs(ownCombo(own), COMPARE_WHOLE)
  const hasSafest = combos.some(({ option }) => option === 'A')
  return paragraphs(
    /\bmultiplic\w+/.test(scene.ask.text)
      ? 'Multiplicar, não: no mesmo jogo as escolhas dependem umas das outras, e o produto das chances erra. O certo é somar os placares em que todas vencem, e é assim que estas foram calculadas.'
      : null,
    /\b(cart(ao|oes)|escanteios?)\b/.test(scene.ask.text)
      ? 'Cartões e escanteios não entram nas combinadas da análise. Numa combinada sua, sim: diga as pernas e eu digo a chance de saírem juntas.'
      : null,
    hasSafest ? null : NO_COMBO_A_NOTE,
    scene.pick([
      'As combinadas deste jogo, da mais provável à mais ousada:',
      'Montei estas combinações, calculadas no mapa de placares e não multiplicando odds:',
    ]),
    bullets(
      combos.map(
        ({ option, name, legs, chance, fairOdd, reason }) =>
          `**${option}, ${cleanName(name)}**: ${legs.join(' + ')}. Chance de ${writeShare(chance)}, odd justa ${writeOdd(fairOdd)}. ${whyIn(reason)}`,
      ),
    ),
    span(combos),
    `São deste jogo; outra partida eu não vejo daqui. Nenhuma é segura, só mais ou menos provável, e a mais provável paga pouco. ${COMPARE_WHOLE}`,
  )
}

/** Which is which, for who asks for the safest or the boldest. */
function span(combos: readonly BriefedCombo[]): string | null {
  const sorted = combos.toSorted((a, b) => b.chance - a.chance)
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last && first !== last
    ? `A mais provável é a combinada ${first.option}, com ${writeShare(first.chance)} de chance; a mais ousada é a combinada ${last.option}, com ${writeShare(last.chance)}.`
    : null
}

const COMPARE_WHOLE =
  'Cada perna a mais derruba a chance. Só compare com a odd que a casa oferecer para a combinação inteira.'

/** Asked of one that the reader put together, the others are beside the point. */
function ownCombo({ legs, chance, fairOdd, reason }: BriefedCombo): string {
  return `**Sua combinada**: ${legs.join(' + ')}. Chance de ${writeShare(chance)}, odd justa ${writeOdd(fairOdd)}. ${whyIn(reason)}`
}
