import { fingerprintOf } from '@prancheta/core/telling-apart/fingerprint.ts'
import { type Example, type Learnt, learn } from '@prancheta/core/telling-apart/learn.ts'
import { HANDS as PEOPLE } from '#reading/learnt/hands/hands.ts'
import { askedExamples } from '#reading/learnt/read-examples.ts'
import { toPlain } from '#reading/plain-question.ts'
import fine from './fine.json' with { type: 'json' }
import fresh from './fresh.json' with { type: 'json' }
import freshAgain from './fresh-again.json' with { type: 'json' }
import hand1 from './hand-1.json' with { type: 'json' }
import hand2 from './hand-2.json' with { type: 'json' }
import hand3 from './hand-3.json' with { type: 'json' }
import hand4 from './hand-4.json' with { type: 'json' }
import hand5 from './hand-5.json' with { type: 'json' }
import hand6 from './hand-6.json' with { type: 'json' }
import hand7 from './hand-7.json' with { type: 'json' }
import hand8 from './hand-8.json' with { type: 'json' }
import ordinary from './ordinary.json' with { type: 'json' }

/** A message, and who is in trouble in it: debts, last money, losses that are chased, despair; its writer, somebody near them, or nobody. */
export type Troubled = { kind: 'trouble' | 'relative' | 'fine'; text: string }

const read = (rows: readonly (readonly string[])[]): Troubled[] =>
  rows.map(([kind, text = '']) => ({ kind: kind === 'trouble' || kind === 'relative' ? kind : 'fine', text }))

/** By two hands from which nothing was learnt. */
export const readFreshMessages = () => read(fresh)
export const readFreshMessagesAgain = () => read(freshAgain)

const HANDS = [hand1, hand2, hand3, hand4, hand5, hand6, hand7, hand8].flatMap(read)

/** Labels whose examples may be of trouble themselves. */
const CARE = ['distress', 'borrowed', 'help', 'minor', 'chasing', 'lean']
/** Of the many ordinary questions every so many-th. */
const SAMPLED = 5

/** Clubs that people in trouble name as others do: short questions about them are no trouble. */
const CLUBS =
  'Flamengo|Vasco|Fluminense|Botafogo|Corinthians|Palmeiras|Santos|São Paulo|Grêmio|Inter|Juventude|Caxias|Cruzeiro|Atlético|América|Bahia|Vitória|Sport|Náutico|Santa Cruz|Ceará|Fortaleza|Remo|Paysandu|Goiás|Vila Nova|Coritiba|Athletico|Avaí|Figueirense|Criciúma|Chapecoense|Cuiabá|Bragantino|Ponte Preta|Guarani|Mirassol|Novorizontino|Sampaio Corrêa|CRB'.split(
    '|',
  )
const SHORT_QUESTIONS = [
  'o CLUBE ganha hoje?',
  'e o CLUBE?',
  'qual a chance do CLUBE?',
  'CLUBE x OUTRO quem ganha?',
  'quanto tá pagando o CLUBE contra o OUTRO?',
  'quem é favorito, CLUBE ou OUTRO?',
  'que horas joga o CLUBE?',
  'o CLUBE tá bem? vale o over nesse jogo?',
  'me fala do CLUBE hoje, quero entender a odd',
]
const aboutClubs = (): string[] =>
  CLUBS.flatMap((club, at) =>
    SHORT_QUESTIONS.map((question) =>
      question.replace('CLUBE', club).replace('OUTRO', CLUBS[(at + 7) % CLUBS.length] ?? ''),
    ),
  )

/** What many hands asked, with names in it: all that cannot be trouble, and what was labelled as one. */
const askedByPeople = (isAsked: (label: string) => boolean): string[] =>
  PEOPLE.flatMap((hand) => Object.entries(hand).flatMap(([label, questions]) => (isAsked(label) ? questions : []))).map(
    (question, at) =>
      question
        .replaceAll('TIME', CLUBS[at % CLUBS.length] ?? '')
        .replaceAll('RIVAL', CLUBS[(at + 11) % CLUBS.length] ?? '')
        .replaceAll('CASA', HOUSES[at % HOUSES.length] ?? ''),
  )
const HOUSES = ['Betano', 'Bet365', 'Sportingbet', 'Superbet', 'Novibet', 'Betfair']
const TROUBLE = ['distress', 'borrowed', 'chasing']

/** Messages of eight hands, some that were taken for trouble, and what people ask the analyst on ordinary days, which is none. */
export function troubleMessages(): Troubled[] {
  const asked = askedExamples()
    .filter(({ label }, at) => !CARE.includes(label) && at % SAMPLED === 0)
    .map(({ question }) => question)
  const noTrouble = [...ordinary, ...aboutClubs(), ...asked, ...askedByPeople((label) => !CARE.includes(label))]
  const troubled = askedByPeople((label) => TROUBLE.includes(label))
  return [...HANDS, ...read(fine), ...of('fine', noTrouble), ...of('trouble', troubled)]
}

/** Of the messages of trouble, those that are of somebody else's are looked for. */
export const relativeMessages = (): Troubled[] => HANDS.filter(({ kind }) => kind !== 'fine')

const of = (kind: Troubled['kind'], texts: readonly string[]): Troubled[] => texts.map((text) => ({ kind, text }))

/** The messages as they are read; `isMeant` says which are looked for. */
const asRead = (messages: readonly Troubled[], isMeant: (kind: Troubled['kind']) => boolean): Example[] =>
  messages.map(({ kind, text }) => ({ isMeant: isMeant(kind), plain: toPlain(text, null) }))

/** Taken of the messages as they were written: to read all of them takes seconds. */
export const fingerprintOfMessages = (messages: readonly Troubled[]): number =>
  fingerprintOf(messages.map(({ kind, text }) => `${kind}|${text}`))

export const learnTrouble = (): Learnt => {
  const messages = troubleMessages()
  return learn(
    asRead(messages, (kind) => kind !== 'fine'),
    fingerprintOfMessages(messages),
  )
}
export const learnRelative = (): Learnt => {
  const messages = relativeMessages()
  return learn(
    asRead(messages, (kind) => kind === 'relative'),
    fingerprintOfMessages(messages),
  )
}
