import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { GuideId } from '#guide/guide-answers.ts'
import type { ThemeId } from '../ask.ts'
import { MATCH_THEMES } from '../match-themes.ts'
import { isIn } from '../themes.ts'
import { asksOfWord } from '../trouble/hear-trouble.ts'
import { guess } from './guess.ts'
import { guideOf } from './labels.ts'
import type { Guess } from './model.ts'

/** So likely a sign of trouble must be for a bet not to be offered. */
const TROUBLE_MIN = 0.25
const TROUBLE: readonly ThemeId[] = ['distress', 'borrowed', 'chasing']
const OFFERS = ['recommendation', 'combos', 'value', 'stake', 'payout', 'stayOut', 'loss', 'odds', 'houses', 'result']
/** Where trouble is what is likeliest itself. */
const TROUBLE_FIRST = 0.35
const TROUBLE_WORDS = 20

/** Where a bet would be spoken of to somebody who may be in trouble, the trouble is heard; a long story needs more. */
export function troubleIn(text: string, guesses: readonly Guess[], best: Guess): ThemeId | null {
  const signs = guesses.filter(({ label }) => TROUBLE.some((theme) => theme === label))
  const sum = signs.reduce((all, { chance }) => all + chance, 0)
  const isLikely = signs[0] === best ? sum >= TROUBLE_FIRST : OFFERS.includes(best.label) && sum >= TROUBLE_MIN
  return isLikely && text.split(' ').length <= TROUBLE_WORDS && !asksOfWord(text)
    ? (TROUBLE.find((theme) => theme === signs[0]?.label) ?? null)
    : null
}

/** What people in trouble, or beside one, ask of us. */
const OF_CARE = [
  ...TROUBLE,
  'help',
  'minor',
  'pauseOwn',
  'guide:relative',
  'guide:limitForOther',
  'guide:limits',
  'guide:incomeShare',
  'guide:afterLosses',
  'guide:badRun',
  'guide:quitThinking',
  'guide:frustration',
]

/** So unlikely it must be that one of these is asked, or so sure that something else than trouble is, a limit or a pause among it. */
const CARE_MIN = 0.01
const ELSE_SURE = 0.85
const OF_NEED: readonly string[] = [...TROUBLE, 'help', 'minor']

/** Whether a message surely asks something else than people in trouble do. */
export function asksElse(guesses: readonly Guess[]): boolean {
  const [best] = guesses
  const care = guesses.filter(({ label }) => OF_CARE.some((one) => one === label))
  const sum = care.reduce((all, { chance }) => all + chance, 0)
  return sum < CARE_MIN || (best !== undefined && best.chance >= ELSE_SURE && !OF_NEED.includes(best.label))
}

/** Themes that pour a list wherever their word stands, and what must be asked for them to be meant. */
const POURED: Record<string, RegExp> = {
  combos:
    /\b(mont\w+|sug\w+|quais|quero|me (da|de|passa|mostra|manda|ve)|tem|mostr\w+|lista\w*|faz\w*|prontas?|opc\w+|monte|qual|chances?|odds?|deste jogo|desse jogo|nesse jogo|mais (segur|provav|ousad|arrisc)\w+)\b/,
  loss: /\b(chances?|probabilidades?|riscos?|quant[oa]s?|porcent\w+|vezes|qual|perder|perco|falha\w*|errado)\b/,
}
/** So likely an answer beside the keyword must at least be. */
const BESIDE_MIN = 0.1

/** Where only a keyword speaks for a list, the likeliest answer that needs no match. */
export function besideKeyword(text: string, best: Guess, guesses: readonly Guess[]): GuideId | null {
  const asked = POURED[best.label]
  if (!asked || asked.test(text)) return null
  const other = guesses.find(({ label, chance }) => guideOf(label) !== null && chance >= BESIDE_MIN)
  return other ? guideOf(other.label) : null
}

/** Answers that say yes, or speak to a feeling, are told only where the words for it stand. */
const SAID_FOR: Partial<Record<GuideId, RegExp>> = {
  netOfLosses:
    /\b(?:perd\w+|reds?|err\w+|derrot\w+|transparen\w+|yield|historico|prejuizos?|recomenda\w+|sugest\w+|acert\w+|registro|taxa|so as boas)\b/,
  frustration:
    /\b(?:raiva|odio|roub\w+|manipul\w+|comprad\w+|vendid\w+|armad\w+|azar|injust\w+|juiz|arbitr\w+|gol|fim|ultimo|acrescimo\w*|minuto\w*|acredito|absurdo|palhac\w+|vergonh\w+|perd\w+|put[oa]|merda|droga|affs?|sempre (?:acontece|da)|quase)\b/,
}

export const saysFor = (guide: GuideId, text: string): boolean => SAID_FOR[guide]?.test(text) ?? true

/** A message of more words tells a story, and what it asks stands in a part of it. */
const STORY_WORDS = 26
/** So sure a whole message needs no part to speak for it. */
const WHOLE_SURE = 0.5
const PART_WORDS = 14
const PART_STEP = 5
/** So sure a part must be to speak for the whole. */
const PART_SURE = 0.85

/** The guess of a whole message, or that of the part of a long one that asks something beyond doubt. */
export function withinStory(text: string, whole: Guess | undefined, briefing: Briefing | null): Guess | undefined {
  const words = text.split(' ')
  if (words.length < STORY_WORDS || (whole && whole.chance >= WHOLE_SURE)) return whole
  const starts = Array.from(
    { length: Math.ceil((words.length - PART_WORDS) / PART_STEP) + 1 },
    (_, at) => at * PART_STEP,
  )
  const parts = starts.flatMap((at) => guess(words.slice(at, at + PART_WORDS).join(' '), briefing).slice(0, 1))
  const [surest] = parts
    .filter(({ label, chance }) => (guideOf(label) !== null || isIn(MATCH_THEMES, label)) && chance >= PART_SURE)
    .toSorted((a, b) => b.chance - a.chance)
  return surest ?? whole
}
