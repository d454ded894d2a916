import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { writeShare } from '@prancheta/core/chat/figures.ts'
import { QUESTION_THEMES, questionsFor } from '@prancheta/core/chat/questions.ts'
import { NO_COMBO_A_NOTE } from '@prancheta/core/combos/bands.ts'
import { FULL_BRIEFING, NO_ODDS_BRIEFING } from '@prancheta/core/test/sample-briefings.ts'
import { expect, test } from 'vitest'
import { strayNumbers } from '#test/own-numbers.ts'
import { recognise } from './reading/recognise.ts'
import { sceneFor } from './scene.ts'
import { writeAnswer } from './write-answer.ts'
import { byWhom, inSentence, tellMarket } from './writers/market-words.ts'

const asked = (...questions: string[]) => questions.map((content) => ({ role: 'user' as const, content }))
const answer = (briefing: Briefing, ...questions: string[]) => writeAnswer(asked(...questions), briefing)

function marketOf(id: string) {
  const market = FULL_BRIEFING.markets.find((one) => one.id === id)
  if (!market) throw new Error(`the sample does not price ${id}`)
  return market
}

test.each([
  ['handicap europeu -1 mandante', 'europeanHandicap.-1.home'],
  ['handicap europeu do visitante +1', 'europeanHandicap.-1.away'],
  ['handicap europeu -1 empate', 'europeanHandicap.-1.draw'],
  ['vale a pena o handicap europeu -2 no mandante?', 'europeanHandicap.-2.home'],
  ['handicap asiático -1 mandante', 'asianHandicap.home-1'],
  ['mais de 2 gols asiático?', 'asianTotal.over2'],
  ['qual a odd do menos de 2 gols asiático?', 'asianTotal.under2'],
  ['mais de 2 gols', 'goals.over2.5'],
  ['vitória do mandante + over 2,5', 'resultTotal.homeOver2.5'],
  ['mandante ou empate no primeiro tempo', 'firstHalf.doubleChance.homeDraw'],
  ['sem gols no primeiro tempo', 'firstHalf.goals.under0.5'],
  ['ambas não marcam?', 'btts.no'],
])('“%s” is answered with the figure of %s', (question, id) => {
  expect(answer(FULL_BRIEFING, question)).toContain(writeShare(marketOf(id).pooledChance))
})

test.each([
  [['mais de 1,5 gol do visitante no segundo tempo']],
  [['gols do mandante no primeiro tempo']],
  [['mandante ganhar os dois tempos?']],
  [['escanteios no primeiro tempo']],
  [['handicap -0,5 no primeiro tempo']],
  [['1x0 no intervalo']],
  [['gols do visitante', 'e no segundo tempo?']],
  [['escanteios', 'e no primeiro tempo?']],
])('%j is not calculated, and no other market’s figure stands in', (talk) => {
  const text = answer(FULL_BRIEFING, ...talk)
  expect(text).toContain('eu não calculo')
  // What is known of the whole match is said to be that.
  expect(text.split(/No jogo todo|O mais perto/)[0]?.replaceAll(/[12]º/g, '')).not.toMatch(/\d/)
})

test.each(['o mandante ou empate e menos de 3,5', 'qual a odd de mandante ou empate e menos de 3,5?'])(
  '“%s” is as likely as the two results with that total are together',
  (question) => {
    const text = answer(FULL_BRIEFING, question)
    const parts = ['resultTotal.homeUnder3.5', 'resultTotal.drawUnder3.5'].map((id) => marketOf(id).pooledChance)
    expect(text).toContain(`**${writeShare(parts.reduce((sum, part) => sum + part, 0))}**`)
    expect(strayNumbers(text, [question], FULL_BRIEFING)).toEqual([])
  },
)

test('the other side of a bet is that bet on the other side', () => {
  const talk = ['jacarandá ganha e mais de 2,5 gols', 'e o outro time?']
  expect(answer(FULL_BRIEFING, ...talk)).toContain(writeShare(marketOf('resultTotal.awayOver2.5').pooledChance))
  const offered = answer(FULL_BRIEFING, 'odd de 1,80 na vitória do mandante', 'e o outro time?')
  expect(offered).toContain(writeShare(marketOf('result.away').pooledChance))
  expect(offered).not.toContain('1,80')
})

test('a European handicap stays one when more is asked about it', () => {
  expect(answer(FULL_BRIEFING, 'handicap europeu -1 mandante', 'explica melhor')).not.toMatch(/asiático, /)
  expect(answer(FULL_BRIEFING, 'handicap europeu -1 mandante', 'e em números?')).toContain(
    writeShare(marketOf('europeanHandicap.-1.home').pooledChance),
  )
})

test('what happened in past games is told from past games', () => {
  const wins = answer(FULL_BRIEFING, 'o mandante venceu quantos dos últimos 5?')
  expect(wins).toContain('venceu 3 dos últimos 5 jogos')
  expect(wins).not.toContain('%')
  const last = answer(FULL_BRIEFING, 'qual o placar do último jogo entre eles?')
  expect(last).toContain('Atlético Maré Alta 1 x 2 Real Jacarandá, em maio de 2026')
  expect(last).not.toContain('%')
})

test.each(['o Flamengo ganha hoje?', 'quem ganha a libertadores?', 'quem vai ser campeão?', 'e o jogo do Palmeiras?'])(
  '“%s” is about no match at hand, and gets none of its figures',
  (question) => {
    const text = answer(FULL_BRIEFING, question)
    expect(text).toMatch(/só (conheço esta partida|sei deste jogo)/)
    expect(text).not.toMatch(/\d/)
  },
)

test('a club that plays today or was met before is no stranger', () => {
  const match = { ...FULL_BRIEFING.match, home: 'Flamengo', league: 'Brasileirão Série A' }
  const briefing = { ...FULL_BRIEFING, match }
  expect(answer(briefing, 'o Flamengo ganha hoje?')).toContain(writeShare(marketOf('result.home').pooledChance))
  expect(recognise(asked('como está a tabela do brasileirão?'), briefing).theme).toBe('table')
  expect(recognise(asked('quem ganha o brasileirão?'), briefing).theme).toBe('otherMatch')
})

test.each([
  ['Mais de 1,5 gols', 'Ambas marcam: sim'],
  ['Mais de 0,5 gols no 2º tempo', 'Mais de 6,5 escanteios', 'Vitória do mandante'],
])('asked of a combination of one’s own with %s, it tells that combination and not its legs', (...legs) => {
  const own = {
    option: 'own' as const,
    name: 'Sua combinada',
    legs,
    chance: 0.431,
    fairOdd: 2.32,
    productOfOdds: null,
    reason: 'Juntas.',
  }
  const briefing = { ...FULL_BRIEFING, combos: [...FULL_BRIEFING.combos, own] }
  const reply = answer(briefing, `O que os números dizem da minha combinada: ${legs.join(' + ')}?`)
  expect(reply).toContain('**Sua combinada**')
  expect(reply).toContain('43,1%')
})

test('who misses option A is told why there is none', () => {
  expect(answer(NO_ODDS_BRIEFING, 'por que não tem opção A?')).toContain(NO_COMBO_A_NOTE)
})

test('a chance that leans on prices of other markets is not called the model’s', () => {
  const unquoted = FULL_BRIEFING.markets.filter(
    ({ marketChance, modelChance, pooledChance }) =>
      marketChance === null && modelChance !== null && writeShare(modelChance) !== writeShare(pooledChance),
  )
  expect(unquoted.length).toBeGreaterThan(50)
  const ask = recognise(asked('gols'), FULL_BRIEFING)
  const scene = sceneFor(FULL_BRIEFING, ask, ([first]) => first)
  for (const market of unquoted) expect(tellMarket(scene, market)).not.toContain('no modelo')
  expect(NO_ODDS_BRIEFING.markets.map(byWhom)).toContain('no modelo')
})

test('as many corners or cards on both sides reads as a person would say it', () => {
  expect(inSentence(marketOf('corners.most.draw'))).toBe('mesmo número de escanteios dos dois lados')
  expect(inSentence(marketOf('cards.most.draw'))).toBe('mesmo número de cartões dos dois lados')
  expect(inSentence(marketOf('corners.most.home'))).toBe('mais escanteios do mandante')
})

test.each(QUESTION_THEMES)('every question we offer on %s is understood', (theme) => {
  const missed = questionsFor(FULL_BRIEFING, theme).filter((question) =>
    ['unclear', 'notFootball', 'otherMatch'].includes(recognise(asked(question), FULL_BRIEFING).theme),
  )
  expect(missed).toEqual([])
})
