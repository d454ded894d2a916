import type { BriefedForm, BriefedSides } from '@prancheta/core/chat/briefing.ts'
import { writeAmount, writeDecimal, writeMean, writeShare } from '@prancheta/core/chat/figures.ts'
import {
  bullets,
  findMarket,
  marketsLike,
  nameOf,
  otherOf,
  paragraphs,
  type Scene,
  sentences,
  type Writer,
} from '../scene.ts'
import { absent } from './absent.ts'
import { marketRow } from './market-words.ts'
import { tellLine } from './tell-line.ts'

const SHOWN_LINES = 3

export const writeCorners: Writer = (scene) => {
  const { ask, briefing, pick } = scene
  const expected = briefing.expectedCorners
  if (expected === null) return absent(scene, 'statistics', 'os escanteios')
  if (ask.line !== null) return tellLine(scene, ask.side ? `corners.${ask.side}` : 'corners', 'escanteios')
  if (ask.side) return oneSide(scene, expected, 'escanteios', (form) => form.averageCorners)
  const most = (['home', 'away'] as const).flatMap((side) => {
    const market = findMarket(scene, `corners.most.${side}`)
    return market ? `${nameOf(scene, side)} em ${writeShare(market.pooledChance)}` : []
  })
  const average = briefing.leagueAverages?.corners
  return paragraphs(
    sentences(
      pick([
        `A projeção é de ${writeDecimal(expected.home + expected.away)} escanteios: ${writeDecimal(expected.home)} para ${scene.home} e ${writeDecimal(expected.away)} para ${scene.away}.`,
        `Nos cantos, espero ${writeDecimal(expected.home + expected.away)} ao todo, sendo ${writeDecimal(expected.home)} do mandante e ${writeDecimal(expected.away)} do visitante.`,
      ]),
      recentAverages(briefing.form.home?.averageCorners, briefing.form.away?.averageCorners, expected),
      average == null ? null : `A média do campeonato é de ${writeMean(average)} escanteios por jogo.`,
      most.length === 2 ? `Cobra mais escanteios: ${most.join(', ')}; no resto das vezes dá empate na contagem.` : null,
    ),
    nearbyLines(scene, 'corners', expected),
  )
}

export const writeCards: Writer = (scene) => {
  const { ask, briefing, pick } = scene
  const expected = briefing.expectedCards
  if (expected === null) return absent(scene, 'statistics', 'os cartões')
  if (ask.line !== null) return tellLine(scene, ask.side ? `cards.${ask.side}` : 'cards', 'cartões')
  if (ask.side) return oneSide(scene, expected, 'cartões', (form) => form.averageCards)
  const average = briefing.leagueAverages?.cards
  const rougher = expected.home >= expected.away ? 'home' : 'away'
  return paragraphs(
    sentences(
      pick([
        `Em cartões, a estimativa é de ${writeDecimal(expected.home + expected.away)} na partida, contando amarelo e vermelho como um cada.`,
        `Devem sair ${writeDecimal(expected.home + expected.away)} cartões, com amarelo e vermelho valendo um.`,
      ]),
      `Quem mais leva é ${nameOf(scene, rougher)}, com ${writeAmount(expected[rougher], 'cartão', 'cartões')}; ${nameOf(scene, otherOf(rougher))} leva ${writeAmount(expected[otherOf(rougher)], 'cartão', 'cartões')}.`,
      recentAverages(briefing.form.home?.averageCards, briefing.form.away?.averageCards, expected),
      average == null ? null : `A média do campeonato é de ${writeMean(average)} cartões por jogo.`,
    ),
    nearbyLines(scene, 'cards', expected),
    'Um aviso: não tenho o nome do árbitro, e é ele quem mais mexe nesse número.',
  )
}

function oneSide(
  scene: Scene,
  expected: BriefedSides,
  what: string,
  averageOf: (form: BriefedForm) => number | null,
): string {
  const side = scene.ask.side ?? 'home'
  const form = scene.briefing.form[side]
  const average = form && averageOf(form)
  const singular = what.replace(/tões$/, 'tão').replace(/s$/, '')
  const other = otherOf(side)
  const compared = /\b(que|adversari\w+|rival|quem|outro)\b/.test(scene.ask.text)
  return sentences(
    compared
      ? `Quem mais leva ou cobra na conta é ${nameOf(scene, expected[side] >= expected[other] ? side : other)}: ${nameOf(scene, other)} tem projeção de ${writeAmount(expected[other], singular, what)}.`.replace(
          'leva ou cobra',
          what === 'cartões' ? 'leva cartão' : 'cobra escanteio',
        )
      : null,
    `Para ${nameOf(scene, side)}, a projeção é de ${writeAmount(expected[side], singular, what)}.`,
    average === null
      ? `Não tenho a média recente de ${what} deste time.`
      : `Nos jogos recentes, ${what === 'cartões' ? 'levou' : 'cobrou'} em média ${writeAmount(average, singular, what)} por partida, sem contar os do adversário.`,
  )
}

function recentAverages(
  home: number | null | undefined,
  away: number | null | undefined,
  expected: BriefedSides,
): string | null {
  if (home == null || away == null) return null
  const isOther = (home - away) * (expected.home - expected.away) < 0
  return sentences(
    `As médias recentes são de ${writeDecimal(home)} do mandante e ${writeDecimal(away)} do visitante.`,
    isOther ? 'A conta não segue só essas médias: pesa também o adversário, o mando e a média do campeonato.' : null,
  )
}

/** The lines around what is expected, where the question is open. */
function nearbyLines(scene: Scene, family: 'corners' | 'cards', expected: BriefedSides): string | null {
  const total = expected.home + expected.away
  const lines = marketsLike(scene, new RegExp(`^${family}\\.${scene.ask.way ?? 'over'}\\d`))
    .toSorted((a, b) => Math.abs((a.line ?? 0) - total) - Math.abs((b.line ?? 0) - total))
    .slice(0, SHOWN_LINES)
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  return lines.length > 0 ? bullets(lines.map(marketRow)) : null
}
