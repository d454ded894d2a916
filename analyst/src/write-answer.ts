import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { aboutMatch, isTimeless } from './about-match.ts'
import { tellGuide } from './guide/guide.ts'
import { pickBy } from './pick-wording.ts'
import type { Ask, ThemeId } from './reading/ask.ts'
import { toPlain } from './reading/plain-question.ts'
import { readTalk } from './reading/read-talk.ts'
import { type Foci, recognise } from './reading/recognise.ts'
import { isAllInOnly, isOfNeedOnly } from './reading/trouble/all-in.ts'
import { type Pick, paragraphs, type Scene, sceneFor, sentences } from './scene.ts'
import { replay } from './skills/replay.ts'
import {
  CARE_WRITERS,
  isCareTheme,
  isMatchTheme,
  isProductTheme,
  isSmallTalk,
  SMALL_TALK_WRITERS,
} from './theme-writers.ts'
import { writeCalculation } from './writers/calculation.ts'
import { writeAllIn, writeStillCare, writeStillMinor, writeStillRelative } from './writers/care.ts'
import { allInOne, factsBeside } from './writers/care-facts.ts'
import { scoreLine } from './writers/ending.ts'
import { writeExample } from './writers/example.ts'
import { CONCEPTS_BY_THEME, tellConcepts } from './writers/explain.ts'
import { writeInPlay } from './writers/in-play.ts'
import { nearestTopics } from './writers/nearest-topics.ts'
import { ownShare } from './writers/payout.ts'
import { tellPremise } from './writers/premises.ts'
import { PRODUCT_ANSWERS } from './writers/product.ts'
import { refundNote } from './writers/refund-note.ts'
import { sayDoubt } from './writers/say-doubt.ts'
import { writeUnclear } from './writers/small-talk.ts'
import { STAYING_OUT } from './writers/stay-out.ts'

/** The whole answer to the last message of a talk. The same talk is always answered with the same words. */
export function writeAnswer(turns: readonly ChatTurn[], briefing: Briefing | null): string {
  const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = replay(questions, briefing, answerByThemes).at(-1)
  if (!last) return writeUnclear(pickBy(''), '')
  const { text, isInForm } = last.reply
  return paragraphs(text, isInForm ? null : refundNote(text, briefing), sayDoubt(last, briefing, questions.length > 1))
}

/** What no skill answers: each question of the message by its theme. */
function answerByThemes(turns: readonly ChatTurn[], briefing: Briefing | null, foci: Foci): string {
  return paragraphs(...readTalk(turns, briefing).map((talk) => answerOne(talk, briefing, foci)))
}

const OF_PRICES = /\bodds?\b|\bedge\b|\bstake\b|\bpreços?\b/i
/** What is said to these speaks of a price only to warn of it, or to say what a word means. */
const OF_NO_BET: readonly ThemeId[] = ['distress', 'borrowed', 'help', 'minor', 'chasing', 'injection', 'concept']

/** Whoever is in trouble is told of no price, nor offered one, whatever they ask. */
function answerOne(turns: readonly ChatTurn[], briefing: Briefing | null, foci: Foci): string {
  const ask = recognise(turns, briefing, foci)
  const told = tellOne(turns, briefing, ask)
  return ask.isTroubled && !OF_NO_BET.includes(ask.theme) && !isProductTheme(ask.theme) && OF_PRICES.test(told)
    ? writeStill(ask)
    : told
}

function tellOne(turns: readonly ChatTurn[], briefing: Briefing | null, ask: Ask): string {
  const match = briefing?.match ?? null
  const question = turns.findLast(({ role }) => role === 'user')?.content ?? ''
  const pick = pickBy(`${ask.theme}:${toPlain(question, briefing)}`)
  const scene = briefing && sceneFor(briefing, ask, pick)
  if (ask.theme === 'otherMatch' && !scene) return withoutMatch(ask, pick)
  if (ask.theme === 'chasing' && WON.test(ask.text)) return paragraphs(allInOne(ask.text), tellGuide('goodMood', null))
  if (ask.isMinor && OF_GROWN_UPS.includes(ask.theme)) return CARE_WRITERS.minor(pick)
  if (isCareTheme(ask.theme))
    return paragraphs(
      ask.theme === 'chasing' ? allInOne(ask.text) : null,
      isAllInOnly(ask.theme, ask.text) ? writeAllIn() : CARE_WRITERS[careFor(ask, ask.theme)](pick),
      scene && factsBeside(scene),
    )
  if (ask.isTroubled && isOfBets(ask.theme)) return writeStill(ask)
  if (ask.theme === 'unclear' && scene?.phase === 'running') return writeInPlay(scene)
  if (ask.theme === 'unclear' && scene)
    return paragraphs(
      sentences(writeUnclear(pick, matchIn(scene)), nearestTopics(ask.nearest)),
      scene.phase === 'over' ? `O jogo acabou: ${scoreLine(scene)}` : null,
    )
  if (isSmallTalk(ask.theme))
    return SMALL_TALK_WRITERS[ask.theme](pick, match && `${nameIn(match.home)} contra ${nameIn(match.away)}`)
  // 'Não sei com quem falar disso' after what is heavy asks for no ticket.
  if (ask.isTroubled && ask.theme === 'support') return CARE_WRITERS.help(pick)
  if (isProductTheme(ask.theme)) return PRODUCT_ANSWERS[ask.theme]
  if (ask.theme === 'guide' && ask.guide !== null)
    return ask.isTroubled
      ? tellGuide(ask.guide, null)
      : paragraphs(scene && tellPremise(scene), tellGuide(ask.guide, scene), ownShare(ask))
  if (ask.theme === 'calculation') return writeCalculation(ask, scene)
  if (ask.isTroubled && scene) return withoutBets(ask, scene, pick)
  if (ask.manner === 'example') return writeExample(scene, ask.turn)
  return scene ? aboutMatch(scene) : withoutMatch(ask, pick)
}

/** What would put a bet before somebody in trouble; where a match is played and how a club stands would not. */
const isOfBets = (theme: ThemeId): boolean =>
  theme === 'calculation' || theme === 'unclear' || (isMatchTheme(theme) && !isTimeless(theme))

/** What a grown-up in trouble is told; who is not of age hears first that this is not for them. */
const OF_GROWN_UPS: readonly ThemeId[] = ['distress', 'borrowed', 'chasing']

/** Who tells of no loss is not told of recovering one. */
const careFor = <Theme extends ThemeId>({ text }: Ask, theme: Theme): Theme | 'borrowed' =>
  isOfNeedOnly(theme, text) ? 'borrowed' : theme

const writeStill = ({ isMinor, isOfRelative }: Ask): string =>
  isMinor ? writeStillMinor() : isOfRelative ? writeStillRelative() : writeStillCare()

const OF_BET = /\bodds?\b|\bedge\b|\bstake\b|\bmercados?\b|\d%|R\$/i

/** To whom no bet is told, what a word means is told without this match's numbers, and of the match only what holds none of a bet. */
function withoutBets(ask: Ask, scene: Scene, pick: Pick): string {
  if (!isMatchTheme(ask.theme)) return ask.concepts.length > 0 ? tellConcepts(ask, null, pick) : writeStill(ask)
  const told = aboutMatch({ ...scene, ask: { ...ask, also: null } })
  return OF_BET.test(told) ? writeStill(ask) : told
}

/** Who has just won is not told of losses. */
const WON = /^(?!.*\bperdi\b).*\b(ganhei|greens?|acertei|to no lucro)\b/

const matchIn = ({ home, away }: Scene): string => `${home} contra ${away}`

const nameIn = (name: string) => `**${cleanName(name)}**`

/** Where there is no match at hand, what can be said is what the words mean. */
function withoutMatch(ask: Ask, pick: Pick): string {
  if (ask.theme === 'stayOut') return STAYING_OUT
  if (ask.concepts.length > 0 && (ask.theme !== 'houses' || ask.manner === 'answer'))
    return tellConcepts(ask, null, pick)
  const [related] = CONCEPTS_BY_THEME[ask.theme] ?? []
  const noMatch = pick([
    'Nesta conversa não tenho nenhuma partida à mão, então não há números de jogo para mostrar. Abra a conversa pela análise do jogo que interessa.',
    'Aqui não há jogo escolhido, e sem ele eu não invento número. Em Análises, escolha a partida e converse a partir dela.',
  ])
  if (!related) return noMatch
  return `${noMatch}\n\nO conceito eu explico. ${tellConcepts({ ...ask, concepts: [related], manner: 'answer' }, null, pick)}`
}
