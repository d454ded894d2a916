import { writeShare } from '@prancheta/core/chat/figures.ts'
import { isOfOwnCombo } from '#reading/read-combo.ts'
import { paragraphs, sentences } from '#scene.ts'
import { conceptOf } from './concept.ts'
import { changed } from './edits.ts'
import { askedOf, ownOf } from './follow-up.ts'
import { readLegs } from './legs.ts'
import { ofAll, ofOptions, readOptions } from './options.ts'
import { ofOwnLegs } from './own-legs.ts'
import { pricesIn } from './prices.ts'
import { legsOfOption, priceLegs } from './pricing.ts'
import { type Heard, NO_TALK, type Said, type Talk } from './talk.ts'
import { tellAtOdd, tellFaults, tellTogether } from './tell.ts'
import { wished } from './wished.ts'

/** First fit: what is called by a letter or by its legs, then what is asked of the one before, then a new one. */
export function answer(heard: Heard): Said | null {
  const { text, briefing, question } = heard
  const talk = heard.talk ?? NO_TALK
  const named = readLegs(text, briefing)
  // The reader's own, put together on the page, is told as it stands there.
  if (isOfOwnCombo(text, briefing)) return null
  const options = readOptions(question, text, talk.options.length > 0)
  const limits = !talk.isFaded && talk.wish !== null && /\bsem nada\b|\bnao (?:quiser|quero)\b/.test(text)
  return (
    bothOptions(heard, talk, options) ??
    ofOptions(text, briefing, talk, options) ??
    ofOneOption(heard, options, named.all) ??
    ofOwnLegs(heard, talk, named) ??
    (limits ? wished(heard, talk, []) : null) ??
    besideOne(heard, talk, named.all) ??
    (talk.legs.length > 0 && (!talk.isFaded || named.all.length > 0)
      ? (changed(text, briefing, talk, named.all) ?? askedOf(text, briefing, talk, heard.stake))
      : null) ??
    withScore(heard, talk) ??
    ofAll(text, briefing) ??
    wished(heard, talk, named.all) ??
    conceptOf(heard)
  )
}

/** 'A e B ao mesmo tempo': all legs of both. */
function bothOptions({ text, briefing }: Heard, talk: Talk, options: readonly string[]): Said | null {
  const isSame = /\b(?:mesma (?:aposta|coisa)|parecid\w+)\b/.test(text)
  const meant = options.length === 2 ? options : isSame && talk.options.length === 2 ? talk.options : []
  if (meant.length !== 2 || !(isSame || /\bjunt\w+|\bao mesmo tempo\b|\bos dois\b/.test(text))) return null
  const legs = [...new Set(meant.flatMap((option) => legsOfOption(briefing, option) ?? []))]
  const [one, two] = meant.flatMap((option) => priceLegs(briefing, legsOfOption(briefing, option) ?? []) ?? [])
  const both = priceLegs(briefing, legs)
  if (!one || !two || !both || both.isImpossible) return null
  return {
    text: paragraphs(
      isSame ? 'Andam bem juntas, mas não são a mesma: basta comparar cada uma com as duas ao mesmo tempo.' : null,
      `As duas ao mesmo tempo: ${tellTogether(both)}`,
      sentences(
        tellFaults(both),
        'São apostas do mesmo jogo: quando uma perde, a outra costuma perder também, e dividir entre elas quase não espalha o risco.',
      ),
    ),
    talk: { ...NO_TALK, options: meant },
  }
}

/** One of the analysis's own by its letter: changed, at a price, or as it stands. */
function ofOneOption(
  { text, briefing, stake }: Heard,
  options: readonly string[],
  named: readonly string[],
): Said | null {
  const [only, other] = options
  const legs = only && !other ? legsOfOption(briefing, only) : null
  if (!legs) return null
  const talk = { ...NO_TALK, legs, options }
  const edited = changed(text, briefing, talk, named) ?? askedOf(text, briefing, talk, stake)
  if (edited) return edited
  const priced = priceLegs(briefing, legs)
  const [odd] = pricesIn(text)
  if (!priced || priced.isImpossible || named.length > 0) return null
  const why = /\bpor que\b|\berrado\b/.test(text)
    ? 'Nada de errado: a odd é alta porque as pernas só saem todas juntas poucas vezes.'
    : null
  return { text: odd === undefined ? paragraphs(why, ownOf(briefing, priced)) : tellAtOdd(priced, odd), talk }
}

/** 'Vale mais que o mandante seco?': the combination of the talk beside one market. */
function besideOne({ text, briefing }: Heard, talk: Talk, [only, other]: readonly string[]): Said | null {
  if (!only || other || talk.legs.length === 0 || !/\b(?:mais|melhor|menos|pior) (?:do )?que\b/.test(text)) return null
  const [own, one] = [priceLegs(briefing, talk.legs), priceLegs(briefing, [only])]
  if (!own || !one || own.isImpossible) return null
  return {
    text: paragraphs(
      `Não dá para dizer que vale mais: ${one.chance > own.chance ? 'sai menos vezes e por isso pede odd maior' : 'sai mais vezes e por isso pede odd menor'}. Valor depende do preço da casa, e para a combinação inteira eu não tenho.`,
      tellTogether(own),
      tellTogether(one),
    ),
    talk,
  }
}

/** 'Coloca um placar exato no meio': it decides every other leg on goals. */
function withScore({ text, briefing }: Heard, talk: Talk): Said | null {
  if (
    talk.legs.length === 0 ||
    !/\bplacar(?: exato)?\b/.test(text) ||
    !/\b(?:coloc\w+|bot\w+|adicion\w+|som\w+|inclu\w+|poe)\b/.test(text)
  )
    return null
  const found = briefing.markets
    .filter(({ id }) => /^score\.\d-\d$/.test(id))
    .toSorted((one, two) => two.pooledChance - one.pooledChance)
    .find(({ id }) => priceLegs(briefing, [id, ...talk.legs])?.isImpossible === false)
  if (!found) return null
  return {
    text: paragraphs(
      `Um placar exato decide sozinho as pernas de gols, então a combinada vira a aposta nele. Um que cabe com as outras: **${found.name}**, com ${writeShare(found.pooledChance)} de chance.`,
    ),
    talk: { ...talk, legs: [found.id], before: talk.legs },
  }
}
