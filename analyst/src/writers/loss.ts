import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '../reading/ask.ts'
import {
  findMarket,
  focusIn,
  namedIn,
  nameOf,
  otherOf,
  paragraphs,
  type Scene,
  sentences,
  type Writer,
} from '../scene.ts'
import { absent } from './absent.ts'
import { canGiveBack, inSentence, oppositeOf } from './market-words.ts'

/** The chance that a bet loses, which is never the chance that it wins. */
export const writeLoss: Writer = (scene) => {
  if (
    /\b(no maximo|maximo|maior perda|devendo|fico devedor|devo algo)\b|\bmais (do )?que (eu )?(apostei|aposto|coloquei|pus|apostar)\b/.test(
      scene.ask.text,
    )
  )
    return 'O máximo que uma aposta perde é o valor dela, inteiro; o que pode crescer é a soma de várias. Por isso o limite se decide antes, em dinheiro que não faz falta, e a stake da conta é uma parte pequena da banca.'
  const market = namedIn(scene) ?? focusIn(scene) ?? favouriteOf(scene)
  if (!market) return absent(scene, 'ratings', 'a chance de perder')
  const isNamed = namedIn(scene) !== null || scene.ask.turn > 1
  return paragraphs(
    isNamed ? null : 'Depende da aposta. Tomando a vitória do favorito:',
    scene.ask.given.stake === null
      ? null
      : `Se não bater, perdem-se os ${writeMoney(scene.ask.given.stake)}, inteiros.`,
    tellLoss(scene, market),
    'Perder faz parte mesmo de uma boa decisão, e ninguém garante o contrário: só arrisque o que não faz falta.',
  )
}

function tellLoss(scene: Scene, market: BriefedMarket): string {
  const side = sideOfWin(market)
  if (side) return ofWin(scene, market, side)
  const twin = oppositeOf(scene, market)
  return sentences(
    `**${inSentence(market)}** falha em **${writeShare(1 - market.pooledChance)}** das vezes (100% − ${writeShare(market.pooledChance)} de chance de bater)${canGiveBack(market) ? ', sem contar o que é devolvido' : ''}.`.replace(
      /^\*\*(.)/,
      (_, first: string) => `**${first.toUpperCase()}`,
    ),
    twin ? `É o mesmo que ${inSentence(twin)}.` : null,
    perTen(1 - market.pooledChance),
  )
}

const sideOfWin = ({ id }: BriefedMarket): Side | null => {
  const [, side] = /^result\.(home|away)$/.exec(id) ?? []
  return side === 'home' || side === 'away' ? side : null
}

/** A club that does not win draws or loses: both are told, as either may be meant. */
function ofWin(scene: Scene, market: BriefedMarket, side: Side): string {
  const [draw, lost] = [findMarket(scene, 'result.draw'), findMarket(scene, `result.${otherOf(side)}`)]
  const fails = 1 - market.pooledChance
  const parts =
    draw && lost
      ? `: empata em ${writeShare(draw.pooledChance)} e perde para ${nameOf(scene, otherOf(side))} em ${writeShare(lost.pooledChance)}`
      : ''
  return sentences(
    `${nameOf(scene, side)} deixa de vencer em **${writeShare(fails)}** das vezes${parts}.`,
    `Quem aposta nessa vitória perde o dinheiro nesses ${writeShare(fails)}; ela sai em ${writeShare(market.pooledChance)}, com odd justa de ${writeOdd(market.fairOdd)}.`,
    perTen(fails),
  )
}

const perTen = (chance: number): string => `Em cada dez jogos assim, uns ${Math.round(chance * 10)}.`

function favouriteOf(scene: Scene): BriefedMarket | null {
  const [home, away] = [findMarket(scene, 'result.home'), findMarket(scene, 'result.away')]
  return home && away ? (home.pooledChance >= away.pooledChance ? home : away) : null
}
