import { writeOdd } from '@prancheta/core/chat/figures.ts'
import { paragraphs, sentences } from '#scene.ts'
import { build, type Wish } from './build.ts'
import { priceLegs } from './pricing.ts'
import { type Heard, NO_TALK, type Said, type Talk } from './talk.ts'
import { tellAlone, tellTogether } from './tell.ts'
import { readWish, wishedOdd } from './wish.ts'

const COMBO =
  /\b(?:combos?|combar|combinad\w+|combinacao|dupla(?! chance)|tripla|casad\w+|bilhetes?|criar aposta|duas coisas|tres coisas|duas escolhas|(?:duas|tres|2|3) pernas|multipla)\b/
const BUILDS =
  /\b(?:mont\w+|cria|crie|suger\w+|suge\w+|quero|queria|manda|indica|mostra\w*|existe|da pra|consegue|me da|passa|arrum\w+|arranj\w+|algo|bola)\b/
const SAFER = /\b(?:mais segur\w+|menos arriscad\w+|mais conservador\w*|mais tranquil\w+|menor risco)\b/
const BOLDER = /\b(?:mais (?:ousad|arriscad|agressiv|alt|brab)\w*|odd maior|pag\w+ mais)\b/
const LIMITS =
  /\b(?:duas|tres|2|3) pernas\b|\bsem nada\b|\bnao (?:quiser|quero|queria|gosto)\b|\btambem\b|\bmais perto\b|\bodd \d/
/** Who puts in or takes out a leg that is not understood wants no other combination. */
const OF_LEG = /\b(?:poe|ponha|coloc\w+|bot\w+|adicion\w+|acrescent\w+|inclu\w+|tir[ae]\w*|remov\w+|troc\w+)\b/
const NOT_THIS =
  /\bmultiplic\w+|\bproduto\b|\bmesma coisa\b|\bo que e\b|\bpor que\b|\b\d+ jogos\b|\bjogos de (?:hoje|amanha)\b|\boutr[oa]s? (?:jogo|partida)s?\b|\bjogos\b|\bestrag\w+|\bperd[ie]\w*\b/

/** One put together near an odd, safer or bolder than the last, with or without something; null where none is asked for. */
export function wished(heard: Heard, talk: Talk, named: readonly string[]): Said | null {
  const { text, briefing, stake } = heard
  if (NOT_THIS.test(text)) return null
  const isAsked =
    (COMBO.test(text) && (BUILDS.test(text) || wishedOdd(text) !== null)) ||
    (wishedOdd(text) !== null && /\bmont\w+/.test(text))
  const isChange =
    talk.wish !== null && !OF_LEG.test(text) && (SAFER.test(text) || BOLDER.test(text) || LIMITS.test(text))
  if (!isAsked && !isChange) return null
  const wish = wishOf(text, isAsked ? null : talk.wish, isAsked ? named : [], heard, talk)
  const found = build(briefing, wish)
  if (!found) return null
  const legs = found.markets.map(({ id }) => id)
  const isSame = isChange && legs.length === talk.legs.length && legs.every((id) => talk.legs.includes(id))
  const isNamed = wishedOdd(text) !== null || (isChange && talk.wish !== null)
  const isFar = isNamed && Math.abs(Math.log((found.fairOdd ?? 1) / wish.odd)) > FAR
  return {
    text: paragraphs(
      isSame ? 'É a mesma de antes, que já é assim: com o que foi pedido, é o mais perto que se chega.' : null,
      isFar ? `Com essas condições não se chega à odd ${writeOdd(wish.odd)}; esta é a mais próxima.` : null,
      `${/\bda pra\b/.test(text) ? 'Dá. ' : ''}${tellTogether(found)}`,
      sentences(
        isSame ? null : tellAlone(found),
        isChange
          ? null
          : 'É só a conta, e preço de casa para ela inteira eu não tenho: valor haveria apenas acima da odd justa.',
      ),
    ),
    talk: {
      ...NO_TALK,
      legs,
      wish,
      stake: stake ?? talk.stake,
      before: isChange ? talk.legs : null,
      rivals: isChange && !isSame ? [talk.legs, legs] : [],
    },
  }
}

/** Beyond this the reader is told that it is not what was asked for. */
const FAR = 0.1

function wishOf(text: string, before: Wish | null, named: readonly string[], { briefing }: Heard, talk: Talk): Wish {
  const read = readWish(text, before)
  const now = before && wishedOdd(text) === null ? priceLegs(briefing, talk.legs) : null
  const factor = SAFER.test(text) ? SAFER_BY : BOLDER.test(text) ? BOLDER_BY : 1
  const least = named.map((id) => briefing.markets.find((one) => one.id === id)?.fairOdd ?? 1)
  const own =
    wishedOdd(text) === null && named.length > 0 ? Math.max(read.odd, Math.max(...least) * WITH_LEG) : read.odd
  const isMoved = now?.fairOdd != null && factor !== 1
  return {
    ...read,
    odd: isMoved ? 1 + ((now?.fairOdd ?? 1) - 1) * factor : own,
    isLeast: !isMoved && read.isLeast,
    has: [...read.has, ...named].filter((id) => !read.without.some((one) => one.test(id))),
  }
}

/** What a leg of the reader's own comes to with another one. */
const WITH_LEG = 1.4
/** How much of what an odd pays is left, or comes to it. */
const SAFER_BY = 0.5
const BOLDER_BY = 1.8
