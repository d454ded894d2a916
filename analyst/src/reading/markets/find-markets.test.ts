import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { describe, expect, test } from 'vitest'
import { toPlain } from '../plain-question.ts'
import { findMarkets } from './find-markets.ts'
import { idOf } from './make.ts'
import { makeOf } from './make-of.ts'

const [briefing] = readBriefings()
if (!briefing) throw new Error('no match to read about')
const idsIn = (question: string) => findMarkets(toPlain(question, briefing), briefing).markets.map(({ id }) => id)

describe('every market that a message names is found', () => {
  test.each([
    ['o que quer dizer esse -1,5 do lado do nome do Anta AC?', ['asianHandicap.home-1.5']],
    [
      'fair price pra -0.25, -0.5 e -0.75 do mandante',
      ['asianHandicap.home-0.25', 'asianHandicap.home-0.5', 'asianHandicap.home-0.75'],
    ],
    ['linha asiática de 0,25 positivo a favor do Paineira EC', ['asianHandicap.away+0.25']],
    ['chance do over 2.5 e do ambas marcam', ['goals.over2.5', 'btts.yes']],
    ['Entre over 1,5 e gol no primeiro tempo, qual é mais seguro?', ['goals.over1.5', 'firstHalf.goals.over0.5']],
    ['Paineira EC fazer pelo menos 2 gols', ['awayGoals.over1.5']],
    [
      'visitante +1,5, menos de 4,5 gols e mais de 7,5 cantos',
      ['asianHandicap.away+1.5', 'goals.under4.5', 'corners.over7.5'],
    ],
    ['coluna do meio', ['result.draw']],
    ['1x ou 12', ['doubleChance.homeDraw', 'doubleChance.homeAway']],
    ['menos de três gols e meio', ['goals.under3.5']],
    ['over 2 redondo', ['asianTotal.over2']],
    ['mais de 2 gols', ['goals.over2.5']],
    ['intervalo/final X/1', ['halfFull.draw.home']],
    ['Anta AC vence sem tomar gol', ['toNil.home']],
    ['a diferença entre "vence" e "empate anula" no Paineira EC', ['result.away', 'drawNoBet.away']],
    ['1º tempo empata?', ['firstHalf.result.draw']],
    ['Linha asiática 2.25 de gols: qual o preço do under?', ['asianTotal.under2.25']],
    ['handicap europeu 0-1 pro Paineira EC', ['europeanHandicap.-1.away']],
    ['o empate a 3,40 e o over 2,5 a 1,95', ['result.draw', 'goals.over2.5']],
  ])('%s', (question, ids) => {
    expect(idsIn(question)).toEqual(ids)
  })

  test('a market of the catalogue is known by how it is put together', () => {
    const joint = /^(?:resultTotal|bttsTotal|bttsResult|score\.other|margin\.\w+Draw)/
    for (const { id } of briefing.markets.filter((market) => !joint.test(market.id))) {
      const make = makeOf(id)
      expect(make && idOf(make), id).toBe(id)
    }
  })
})
