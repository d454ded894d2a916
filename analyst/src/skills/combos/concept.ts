import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { paragraphs, sentences } from '#scene.ts'
import { pricesIn } from './prices.ts'
import { legsOfOption, type Priced, priceLegs } from './pricing.ts'
import { type Heard, NO_TALK, type Said } from './talk.ts'
import { nameLegs, SAME, tellTogether } from './tell.ts'

const MULTIPLIES = /\bmultiplic\w+|\bproduto\b/
const OF_LEGS = /\bpernas?\b|\bcombos?\b|\bcombinad\w*|\bodds\b|\bconjunt\w+|\bchances\b/
const WHAT_IS = /\bo que e (?:um |uma )?(?:combo|combinada|multipla)\b/
const ONE_MATCH = /\b(?:esse|este|mesmo|um|unico) (?:mesmo )?jogo\b/

/** What a combination is and why its chances are not multiplied, with two legs of this match. */
export function conceptOf(heard: Heard): Said | null {
  const { text, briefing } = heard
  const option = briefing.combos.find(({ option: one }) => one === 'C') ?? briefing.combos[0]
  const legs = option && legsOfOption(briefing, option.option)
  const priced = legs && priceLegs(briefing, legs)
  if (!legs || !priced) return null
  const talk = { ...NO_TALK, legs }
  if (WHAT_IS.test(text)) return { text: whatItIs(text, priced), talk }
  if (heard.talk && ONE_MATCH.test(text) && /\bda pra\b|\bpode\b|\bposso\b/.test(text))
    return {
      text: paragraphs(
        `Dá: várias escolhas do mesmo jogo num bilhete só. Por exemplo: ${tellTogether(priced)}`,
        'Ela só vence se todas vencerem.',
      ),
      talk,
    }
  if (!MULTIPLIES.test(text) || !OF_LEGS.test(text) || Math.abs(priced.product - priced.chance) < SAME) return null
  return { text: paragraphs(reason(text), example(priced)), talk }
}

/** The product beside what the scores say. */
function example({ markets, chance, product }: Priced): string {
  return sentences(
    `Neste jogo: ${markets.map(({ name, pooledChance }) => `${name} sai em ${writeShare(pooledChance)}`).join('; ')}.`,
    `Multiplicando, ${markets.map(({ pooledChance }) => writeShare(pooledChance)).join(' × ')} = ${writeShare(product)}.`,
    `Contando os placares, ${nameLegs(markets)} sai em **${writeShare(chance)}**.`,
  )
}

function whatItIs(text: string, priced: Priced): string {
  const isBoth = /\bcombo|combinada\b/.test(text) && /\bmultipla\b/.test(text)
  return paragraphs(
    `${isBoth ? 'Quase. ' : ''}**Combinada**, ou combo, junta várias escolhas do mesmo jogo numa aposta só; **múltipla** junta escolhas de jogos diferentes. As duas só vencem se todas as pernas vencerem.`,
    'A conta é que muda: entre jogos diferentes as chances se multiplicam; no mesmo jogo as pernas dependem uma da outra, e é preciso somar os placares em que todas vencem.',
    `Um exemplo deste jogo: ${tellTogether(priced)}`,
  )
}

function reason(text: string): string {
  const [product, paid] = pricesIn(text)
  if (product !== undefined && paid !== undefined && product > paid)
    return `Pagar menos que o produto é o normal: no mesmo jogo as pernas costumam sair juntas mais vezes do que a multiplicação diz, e o preço certo fica abaixo dela. Se a casa cobra demais, só a chance conjunta diz: na odd ${writeOdd(paid)} ela precisa passar de 1 ÷ ${writeOdd(paid)} = **${writeShare(1 / paid)}**. Diga as pernas e eu faço a conta.`
  if (/\bexemplo\b/.test(text))
    return 'O produto finge que as pernas não dependem uma da outra; a conjunta soma os placares em que as duas vencem.'
  return 'Porque no mesmo jogo as pernas dependem uma da outra, e multiplicar finge que não. O certo é somar os placares em que todas vencem.'
}
