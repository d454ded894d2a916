import type { BriefedCombo, Briefing } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { bullets, paragraphs, sentences } from '#scene.ts'
import { NO_TALK, type Said, type Talk } from './talk.ts'
import { wishedOdd } from './wish.ts'

const CALLED = /\b(?:combos?|combinad[ao]s?|combinacao|combinacoes|opcao|opcoes|bilhetes?)\b/

/** The analysis's own combos that a message calls by their letters, in order; 'a' and 'e' are mostly no letters. */
export function readOptions(question: string, text: string, isTalkOfThem: boolean): string[] {
  const plain = question.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
  const found = new Set<string>()
  const add = (letter: string | undefined) => letter && found.add(letter.toUpperCase())
  // 'combo B', 'a opção c', 'combinações A, B, C e D', 'B ou D'.
  for (const [, list = ''] of plain.matchAll(
    /\b(?:combos?|combinad[ao]s?|combinac[aã]o|combinac[oõ]es|op[cç][aã]o|op[cç][oõ]es|bilhetes?) (?:do app |de )?((?:[a-d](?:(?:, ?| e | ou | x | vs | com o | e o | ou o | e a | ou a )(?=[a-d]\b))?)+)(?=$|[\s,.?!:;])/gi,
  ))
    for (const [letter] of list.matchAll(/(?<!\w)[a-d](?!\w)/gi)) add(letter)
  for (const [, letter] of plain.matchAll(/(?<![\wÀ-ÿ])(?:[ao] |d[ao] |n[ao] |entre )?([A-D])(?![\wÀ-ÿ'])/g))
    if ((CALLED.test(text) || isTalkOfThem) && !(letter === 'A' && /^\s*A\b/.test(plain))) add(letter)
  if (isTalkOfThem)
    for (const [, letter] of plain.matchAll(/\b(?:[ao]|d[ao]|n[ao]|com [ao]) ([bcd])(?=$|[\s,.?!])/gi)) add(letter)
  return [...found]
}

const rowOf = ({ option, name, legs, chance, fairOdd }: BriefedCombo): string =>
  `**${option}, ${cleanName(name)}** (${legs.join(' + ')}): ${writeShare(chance)} de chance, odd justa ${writeOdd(fairOdd)}`

const byChance = (combos: readonly BriefedCombo[]): BriefedCombo[] => combos.toSorted((a, b) => b.chance - a.chance)

/** Some of the analysis's own combos side by side: the likeliest is named first, as it is what is mostly meant. */
function tellOptions({ combos }: Briefing, options: readonly string[], asks: OptionAsk): string | null {
  const own = byChance(combos.filter(({ option }) => options.includes(option)))
  const lacking = options.filter((option) => !combos.some((combo) => combo.option === option))
  const [likeliest, other] = own
  if (!likeliest) return null
  const missing =
    lacking.length > 0
      ? `${lacking.length > 1 ? 'As combinadas' : 'A combinada'} ${writeList(lacking)} não se ${lacking.length > 1 ? 'formaram' : 'formou'} neste jogo.`
      : null
  const boldest = own.at(-1)
  const lead =
    !other || asks === 'list'
      ? null
      : asks === 'balance'
        ? 'Nenhuma: pela odd justa, risco e retorno se compensam na mesma medida em todas. Só um preço de casa acima da justa faria uma render mais do que arrisca, e preço da combinação inteira eu não tenho.'
        : asks === 'boldest' && boldest
          ? `A mais ousada é a **combinada ${boldest.option}**, com ${writeShare(boldest.chance)} de chance e odd justa ${writeOdd(boldest.fairOdd)}.`
          : asks === 'safest'
            ? `A menos arriscada é a **combinada ${likeliest.option}**, com ${writeShare(likeliest.chance)} de chance e odd justa ${writeOdd(likeliest.fairOdd)}; ainda falha no resto das vezes.`
            : `Pela chance, a **combinada ${likeliest.option}**, com ${writeShare(likeliest.chance)}; pela odd, a **combinada ${boldest?.option}**, que pede ${writeOdd(boldest?.fairOdd ?? 0)}. Sem o preço de uma casa, nenhuma das duas vale mais que a outra.`
  return paragraphs(
    sentences(missing, lead),
    bullets(own.map(rowOf)),
    asks === 'list' && other
      ? `A mais provável é a combinada ${likeliest.option}; a mais ousada, a combinada ${boldest?.option}.`
      : null,
  )
}

type OptionAsk = 'list' | 'safest' | 'boldest' | 'balance' | 'which'

const SAFEST = /\bmenos arriscad\w+|\bmenor risco\b|\bmais segur\w+|\bmais provave\w+|\bmais chance\b|\bmaior chance\b/
const BOLDEST = /\bmais (?:ousad|arriscad|arrojad)\w+|\bpaga mais\b|\bmaior (?:odd|retorno|risco)\b/
const BALANCE = /\b(?:risco|custo)\b.*\b(?:retorno|beneficio)\b|\bmelhor relacao\b/

function askOf(text: string): OptionAsk {
  if (BALANCE.test(text)) return 'balance'
  if (SAFEST.test(text)) return 'safest'
  return BOLDEST.test(text) ? 'boldest' : /\bcompar\w+|\bcada uma\b|\btodas\b|\blist\w+/.test(text) ? 'list' : 'which'
}

/** Several of them by their letters, or those just told of: 'qual delas?'. */
export function ofOptions(text: string, briefing: Briefing, talk: Talk, options: readonly string[]): Said | null {
  const isOfThese =
    options.length === 0 && talk.options.length > 1 && /\b(?:delas|dessas|entre (?:elas|as duas))\b/.test(text)
  const [, bound] = /\b(?:passa|passe|acima|mais) de (\d{1,2}\.\d{1,2})(?! gols?)/.exec(text) ?? []
  if (bound !== undefined && talk.options.length > 1) return firstAbove(briefing, Number(bound), talk)
  const meant = isOfThese ? talk.options : options
  if (meant.length < 2) return null
  const told = tellOptions(briefing, meant, askOf(text))
  return told === null ? null : { text: told, talk: { ...NO_TALK, options: meant } }
}

/** The likeliest of them whose fair odd is above a bound. */
function firstAbove({ combos }: Briefing, bound: number, talk: Talk): Said | null {
  const first = byChance(combos).find(({ fairOdd }) => fairOdd > bound)
  if (!first) return { text: 'Nenhuma das combinadas deste jogo chega a essa odd justa.', talk }
  return { text: `A **combinada ${first.option}**: ${rowOf(first)}.`, talk }
}

const OF_ALL =
  /\b(?:combo|combinada) mais (?:prova|ousad|arriscad)\w+|\bcombos\b|\bcombinadas\b|\bcombinacoes\b|\b(?:melhor|pior) (?:combo|combinada|combinacao)\b/

/** What is asked of all of them. */
export function ofAll(text: string, briefing: Briefing): Said | null {
  const isStated = /\b(?:combo|combinada) mais prova\w+ paga\b/.test(text)
  if (!OF_ALL.test(text) || (wishedOdd(text) !== null && !isStated) || /\bmultiplic\w+|\bproduto\b/.test(text))
    return null
  if (!isStated && !/\bqual\b|\bquais\b|\bcompar\w+|\bmelhor\b/.test(text)) return null
  const options = briefing.combos.map(({ option }) => option)
  const told = tellOptions(briefing, options, askOf(text))
  return told === null ? null : { text: told, talk: { ...NO_TALK, options } }
}
