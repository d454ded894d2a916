import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { expect, test } from 'vitest'
import { strayNumbers } from '#test/own-numbers.ts'
import { writeAnswer } from '#write-answer.ts'

/** Tucunaré EC 1 x 0 Tucupi FC, of which nothing passed the rule. */
const briefing = readBriefings().find(({ match }) => match.score !== null) ?? null

function lastOf(...talk: string[]): string {
  const reply = writeAnswer(
    talk.map((content) => ({ role: 'user' as const, content })),
    briefing,
  )
  expect(strayNumbers(reply, talk, briefing)).toEqual([])
  return reply
}

test.each([
  ['quanto foi?', /^Terminou .*1 x 0/],
  ['foi zebra?', /^Não foi zebra.*57,3%/],
  ['como tava no intervalo?', /não sei.*1 x 0/],
  ['quem fez os gols', /não sei.*sem nomes/],
  ['quem abriu o placar?', /Tucunaré EC.*o único que marcou/],
  ['os dois marcaram?', /não bateu/],
  ['quantos escanteios teve o jogo? passou de 9,5?', /não sei.*11,31/],
  ['o modelo errou ou foi azar?', /nem um nem outro/],
  ['quais combinações da lista acertaram?', /B, Moderada.*C, Equilibrada/],
  ['me lista os mercados simples que deram green', /Menos de 1,5 gols/],
  ['o placar que saiu tava entre os mais prováveis?', /^Terminou .* Sim, em \*\*primeiro/],
  ['olhando pra trás qual seria a aposta que mais pagava?', /Menos de 1,5 gols.*3,15/],
])('“%s” of a match that is over is answered by its score, which the first sentence tells', (question, told) => {
  const reply = lastOf(question)
  expect(reply).toMatch(/^[^.]*terminou [^.]*1 x 0/i)
  expect(reply).toMatch(told)
})

test('where nothing was suggested, nobody is told that the suggestion won', () => {
  expect(lastOf('a sugestão de vocês bateu ou não?')).toMatch(/sugestão não houve/)
})

test('what money would have come to is reckoned, also of the next bet that is named', () => {
  const first = 'se eu tivesse posto R$ 100 no mandante quanto eu tinha agora?'
  expect(lastOf(first)).toMatch(/R\$ 100,00 × 1,70 = \*\*R\$ 170,00\*\*/)
  expect(lastOf(first, 'e no empate')).toMatch(/^Não voltava nada dos R\$ 100,00/)
})

test('a handicap that is halved gives back half, whatever the odd', () => {
  expect(lastOf('fui de visitante +0,75, como fica minha aposta?', 'apostei 40 a 1,83, quanto volta?')).toMatch(
    /R\$ 40,00 ÷ 2 = \*\*R\$ 20,00\*\*/,
  )
})

test('the leg that felled a bet of several is named', () => {
  expect(lastOf('fui de mandante e over 1,5. qual das duas pernas me derrubou?')).toMatch(
    /^Terminou .* Foi \*\*mais de 1,5 gols/,
  )
})

test.each([
  [
    'a leg that was given back does not fell a multiple',
    /^Por este jogo, sim/,
    ['minha múltipla tinha Tucunaré EC -1 asiático nesse jogo, ainda tô vivo?'],
  ],
  [
    'the under of a whole Asian line is no under of half a goal',
    /^Voltavam os mesmos/,
    ['apostei 40 no over 1 asiático, quanto voltou?', 'e under 1?'],
  ],
  [
    'a head start of half a goal is no goal of that side',
    /handicap asiático de \+0,5 no visitante não bateu/,
    ['se eu tivesse posto 50 no Tucupi FC +0,5 a 1,90?'],
  ],
  [
    'a quarter line at the own odd pays half of it',
    /R\$ 76,25/,
    ['se eu tivesse posto 50 no Tucunaré EC -0,75 a 2,05?'],
  ],
  [
    'what was staked is not taken for what was cashed out',
    /Olhando o fim, esperar daria mais/,
    ['apostei 25 no Tucunaré EC e fiz cashout de 32 no intervalo, fiz bem?'],
  ],
  [
    'who cannot find the score on the screen is told it',
    /^Terminou/,
    ['Meu filho, o jogo do Tucunaré EC acabou quanto? Eu não consigo achar na tela.'],
  ],
])('%s', (_, told, talk) => {
  expect(lastOf(...talk)).toMatch(told)
})
