import { toPlain } from '#reading/plain-question.ts'
import { plainText } from '#reading/plain-text.ts'
import type { Scene } from '#scene.ts'
import { isOfGames } from '../past/past.ts'
import type { Exchange, Reply, Skill } from '../skill.ts'
import { changeList } from './change-list.ts'
import { changeTelling } from './change-telling.ts'
import { type Clubs, changeClubs, readClubs, writeClubs } from './clubs.ts'
import { withoutCourtesy } from './courtesy.ts'
import { inEnvelope } from './envelope.ts'
import { type Listing, rowOf, rowsInView } from './listing.ts'
import { readList } from './read-list.ts'
import { readTelling, type Telling } from './read-telling.ts'
import { retell } from './retell.ts'
import { answerShort } from './short.ts'
import { changeSides, readSides, type Sides, writeSides } from './sides.ts'
import { writeListing } from './write-list.ts'
import { writeTelling } from './write-telling.ts'

/** What a message left standing in the talk, that the next can be about: a list, a text about the match, reasons on two sides. */
type Standing = Listing | Telling | Sides | Clubs

type Shaped = { standing: Standing; text: string }

/** Answers in the form that was asked for: lists, tables, so many words, another tone, or the last answer once more, but shorter. */
export const formats: Skill = (message) => {
  const { scene, question } = message
  const bare = withoutCourtesy(question)
  if (bare !== null) return message.instead(bare)
  if (!scene || (isLister(message.text) && isOfGames(message))) return null
  const shaped = shapeAny(question, scene, standingAfter(message.earlier, scene))
  if (shaped) return { text: shaped.text, markets: marketsOf(shaped.standing), isInForm: true }
  const typed = { ...message, text: plainText(question) }
  const told =
    answerShort(typed, scene) ??
    answerShort(message, scene) ??
    retell(typed, scene) ??
    retell(message, scene) ??
    inEnvelope(typed, scene)
  return told && { ...told, isInForm: true }
}

const isLister = (text: string): boolean => /\blist\w+|\bmostr\w+|\bquais\b/.test(text)

/** As it was typed, and with its slips put right, which may spoil a word that is not of the trade. */
const shapeAny = (question: string, scene: Scene, standing: Standing | null): Shaped | null =>
  shape(plainText(question), scene, standing) ?? shape(toPlain(question, scene.briefing), scene, standing)

function shape(text: string, scene: Scene, standing: Standing | null): Shaped | null {
  if (standing?.kind === 'listing') {
    const changed = changeList(text, standing, scene)
    if (changed) return { standing: changed.listing, text: changed.text }
  }
  if (standing?.kind === 'telling') {
    const changed = changeTelling(text, standing)
    if (changed) return { standing: changed, text: writeTelling(scene, changed) }
  }
  if (standing?.kind === 'sides') {
    const asText = OF_GROUP.test(text) ? readTelling(`texto pro grupo ${text}`, scene) : null
    if (asText) return { standing: asText, text: writeTelling(scene, { ...asText, withSides: true }) }
    const changed = changeSides(text, standing)
    if (changed) return { standing: changed.sides, text: changed.text ?? writeSides(changed.sides) }
  }
  if (standing?.kind === 'clubs') {
    const changed = changeClubs(text, standing)
    if (changed) return { standing: changed, text: writeClubs(scene, changed) }
  }
  const clubs = readClubs(text, scene)
  if (clubs) return { standing: clubs, text: writeClubs(scene, clubs) }
  const sides = readSides(text, scene)
  if (sides) return { standing: sides, text: writeSides(sides) }
  const telling = readTelling(text, scene)
  if (telling) return { standing: telling, text: writeTelling(scene, telling) }
  const listing = readList(text, scene)
  return listing && { standing: listing, text: writeListing(scene, listing) }
}

const OF_GROUP = /\b(?:whats\w*|zap|grupo|mensagem|post)\b/

/** What the talk is on now: every message is read again, as nothing is kept from one to the next. */
function standingAfter(earlier: readonly Exchange[], scene: Scene): Standing | null {
  let standing: Standing | null = null
  for (const { question, reply, ask } of earlier) {
    const shaped: Shaped | null = shapeAny(withoutCourtesy(question) ?? question, scene, standing)
    standing = shaped?.standing ?? toldOf(reply, ask.focus, scene)
  }
  return standing
}

/** What another skill told of can be put in order, added up or picked from as well. */
function toldOf({ markets }: Reply, focus: string | null, scene: Scene): Listing | null {
  const ids = markets.length > 0 ? markets : focus === null ? [] : [focus]
  const rows = ids.flatMap((id) => scene.briefing.markets.find((market) => market.id === id) ?? []).map(rowOf)
  if (rows.length === 0) return null
  return {
    kind: 'listing',
    rows,
    pool: rows,
    measures: ['chance'],
    unit: 'share',
    decimals: null,
    style: 'list',
    picked: null,
    isOwn: false,
    note: null,
  }
}

const marketsOf = (standing: Standing): string[] => {
  if (standing.kind === 'listing') return rowsInView(standing).map(({ market }) => market.id)
  return standing.kind === 'sides' ? [standing.marketId] : []
}
