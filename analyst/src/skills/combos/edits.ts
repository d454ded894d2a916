import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { writeShare } from '@prancheta/core/chat/figures.ts'
import { paragraphs, sentences } from '#scene.ts'
import { build } from './build.ts'
import { familyOf, otherLine, WIDER } from './other-lines.ts'
import { priceLegs } from './pricing.ts'
import { tellScores } from './scores.ts'
import type { Said, Talk } from './talk.ts'
import { costliestOf, tellFaults, tellTogether } from './tell.ts'
import { kindsIn } from './wish.ts'

const REMOVE =
  /\b(?:tir\w+|remov\w+|cort\w+|exclu\w+|sem|menos (?=o |a ))\b(?! (?:de )?\d| perder| inventar| enrolar| mexer)/
const SWAP = /\b(?:troc\w+|substitu\w+|no lugar|em vez|mud\w+)\b/
const ADD = /\b(?:adicion\w+|acrescent\w+|inclu\w+|som[ae]\w*|junt\w+|bot\w+|coloc\w+|por|poe|ponho|mais)\b/
const SUGGEST = /\b(?:o que|que perna|qual perna|alguma coisa|algo)\b/

/** A combination of the talk with a leg taken out, put in or changed; null where nothing of the kind is asked. */
export function changed(text: string, briefing: Briefing, talk: Talk, named: readonly string[]): Said | null {
  if (talk.legs.length === 0) return null
  const lined = otherLine(text, talk)
  if (lined) return told(briefing, talk, lined)
  if (named.length === 0 && talk.before && /\b(?:coloc\w+|bot\w+|poe|devolv\w+) (?:ela |ele )?de volta\b/.test(text))
    return told(briefing, talk, talk.before)
  if (SWAP.test(text)) return swapped(text, briefing, talk, named)
  if (
    /\b(?:adicion\w+|acrescent\w+|inclu\w+|som[ae]r?|bot\w+|coloc\w+)\b/.test(text) &&
    SUGGEST.test(text) &&
    named.length === 0
  )
    return suggested(briefing, talk)
  if (named.length > 0 && !REMOVE.test(text.replaceAll(/\bmenos de\b/g, '')) && ADD.test(text))
    return told(briefing, talk, withLegs(talk.legs, named))
  if (
    /\b(?:adicion\w+|acrescent\w+|inclu\w+|coloc\w+|bot\w+|poe)\b/.test(text) &&
    named.length === 0 &&
    talk.leg &&
    !talk.legs.includes(talk.leg) &&
    POINTS.test(text)
  )
    return told(briefing, talk, [...talk.legs, talk.leg])
  return REMOVE.test(text.replaceAll(/\bmenos de\b/g, '')) ? removed(text, briefing, talk, named) : null
}

/** Another line of a leg that is there takes its place. */
function withLegs(legs: readonly string[], added: readonly string[]): string[] {
  const kindOf = (id: string) => id.replace(/[\d.]+$/, '')
  const kept = legs.filter((id) => !added.some((one) => one !== id && /\d$/.test(id) && kindOf(one) === kindOf(id)))
  return [...new Set([...kept, ...added])]
}

const POINTS =
  /^(?:(?:e|entao|ok|isso|essa|esse|ela|ele|pode|beleza|sim|agora|ai|dai|la|por favor|adicion\w+|acrescent\w+|inclu\w+|coloc\w+|bot\w+|poe) ?)+$/

function told(briefing: Briefing, talk: Talk, legs: readonly string[]): Said | null {
  const priced = priceLegs(briefing, legs)
  const before = priceLegs(briefing, talk.legs)
  if (!priced || !before) return null
  const next = { ...talk, legs, before: talk.legs, rivals: [talk.legs, legs], leg: null, options: [] }
  if (priced.isImpossible)
    return { text: paragraphs(tellFaults(priced), `Continua valendo a de antes: ${tellTogether(before)}`), talk }
  if (talk.isOfScores) return { text: tellScores(briefing, priced), talk: next }
  return {
    text: paragraphs(
      tellTogether(priced),
      sentences(tellFaults(priced), before.markets.length > 0 ? `Antes: ${tellTogether(before)}` : null),
    ),
    talk: next,
  }
}

/** The legs of the talk that some words mean: by name, by kind, by place, or 'ela'. */
function meant(text: string, talk: Talk, named: readonly string[]): string[] {
  const own = talk.legs.filter((id) => named.includes(id))
  if (own.length > 0) return own
  const families = named.map(familyOf)
  const alike = talk.legs.filter((id) => families.includes(familyOf(id)))
  if (alike.length > 0) return alike
  if (/\b(?:ela|essa|dela|ele|esse|mais fraca|pior|fraca)\b/.test(text) && talk.leg) return [talk.leg]
  if (/\bultim[ao]\b/.test(text)) return talk.legs.slice(-1)
  if (/\bprimeir[ao]\b(?! tempo)/.test(text)) return talk.legs.slice(0, 1)
  const kinds = kindsIn(text)
  return talk.legs.filter((id) => kinds.some((kind) => kind.test(id)))
}

function removed(text: string, briefing: Briefing, talk: Talk, named: readonly string[]): Said | null {
  const isCostliest =
    named.length === 0 && /\b(?:mais (?:arriscad|frac|dificil|perigos|improvavel)|menos provavel|pior\b)/.test(text)
  const worst = /\b(?:as )?(duas|dois|2|tres|3) (?:mais )?(?:piores|fracas|arriscadas|dificeis)\b/.exec(text)?.[1]
  const out =
    worst === undefined
      ? isCostliest
        ? costliest(briefing, talk.legs, 1)
        : meant(text, talk, named)
      : costliest(briefing, talk.legs, /^(?:tres|3)$/.test(worst) ? 3 : 2)
  const legs = talk.legs.filter((id) => !out.includes(id))
  if (out.length === 0) return null
  if (legs.length === 0) {
    const all = priceLegs(briefing, talk.legs)
    return (
      all && { text: `Aí não sobra perna nenhuma: todas são disso. A combinada era esta: ${tellTogether(all)}`, talk }
    )
  }
  return told(briefing, talk, legs)
}

/** The legs that cost most, one after the other. */
function costliest(briefing: Briefing, legs: readonly string[], count: number): string[] {
  const priced = count > 0 && legs.length > 1 ? priceLegs(briefing, legs) : null
  const found = priced && costliestOf(priced)
  return found ? [found.leg.id, ...costliest(briefing, found.others, count - 1)] : []
}

function swapped(text: string, briefing: Briefing, talk: Talk, named: readonly string[]): Said | null {
  const fresh = named.filter((id) => !talk.legs.includes(id))
  const [, oldWords = '', newWords = ''] =
    /\b(?:troc\w+|substitu\w+|mud\w+)\b (.*?) (?:por|pel[ao]s?|pra|para) (.*)/.exec(text) ?? []
  const [add] = fresh
  const kinds = kindsIn(oldWords)
  const own = talk.legs.filter((id) => named.includes(id))
  const out =
    own.length > 0
      ? own
      : kinds.length > 0
        ? talk.legs.filter((id) => kinds.some((kind) => kind.test(id)))
        : add
          ? talk.legs.filter((id) => familyOf(id) === familyOf(add))
          : []
  const current = priceLegs(briefing, talk.legs)
  if (oldWords !== '' && out.length === 0 && current)
    return {
      text: paragraphs('Essa combinada não tem nenhuma perna desse tipo, então nada muda nela.', tellTogether(current)),
      talk,
    }
  const [gone] = out
  const put = add ?? wider(gone, newWords)
  if (!gone || !put || !briefing.markets.some(({ id }) => id === put)) return null
  return told(
    briefing,
    talk,
    talk.legs.map((id) => (id === gone ? put : id)).filter((id, at, all) => all.indexOf(id) === at),
  )
}

/** 'Troca o resultado pela dupla chance': the one that holds the result. */
function wider(id: string | undefined, words: string): string | null {
  if (!id || !/\bdupla chance\b/.test(words)) return null
  return WIDER[id] ?? null
}

/** The leg that costs a combination least and is no decoration. */
function suggested(briefing: Briefing, talk: Talk): Said | null {
  const now = priceLegs(briefing, talk.legs)
  const found =
    now?.fairOdd &&
    build(briefing, {
      odd: now.fairOdd * 1.08,
      isLeast: false,
      legs: talk.legs.length + 1,
      without: [],
      only: [],
      has: talk.legs,
    })
  const added = found ? found.markets.find(({ id }) => !talk.legs.includes(id)) : null
  if (!now || !found || !added) return null
  return {
    text: paragraphs(
      `A que menos custa, sem ser enfeite, é **${added.name}**, com ${writeShare(added.pooledChance)} sozinha.`,
      sentences(`Com ela: ${tellTogether(found)}`, `Sem ela: ${tellTogether(now)}`),
      'Cada perna a mais derruba a chance e sobe a odd justa na mesma medida: não cria valor.',
    ),
    talk: { ...talk, leg: added.id },
  }
}
