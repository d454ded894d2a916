import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '../reading/ask.ts'
import {
  capital,
  findMarket,
  nameOf,
  otherOf,
  paragraphs,
  roleOf,
  type Scene,
  sentences,
  type Writer,
} from '../scene.ts'
import { absent } from './absent.ts'
import { byWhom, modelBesideMarket, verdictOn, verdictOnNamed } from './market-words.ts'
import { yesOrNo } from './yes-or-no.ts'

/** From this pooled chance on a side is more than a slight favourite. */
const CLEAR = 0.55
const SLIGHT = 0.42

export const writeResult: Writer = (scene) => {
  const { ask, pick } = scene
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  if (!home || !draw || !away) return absent(scene, 'ratings', 'quem vence')
  if (ask.side) return oneSide(scene, ask.side)
  if (ask.isDraw) {
    return sentences(
      yesOrNo(scene, draw.pooledChance),
      pick([
        `O empate aparece em ${writeShare(draw.pooledChance)} das vezes, com odd justa de ${writeOdd(draw.fairOdd)}.`,
        `Empate: ${writeShare(draw.pooledChance)} de chance, ou seja, odd justa de ${writeOdd(draw.fairOdd)}.`,
      ]),
      `Ao lado dele, ${scene.home} vence em ${writeShare(home.pooledChance)} e ${scene.away}, em ${writeShare(away.pooledChance)}: o empate é ${rankOf(draw.pooledChance, home.pooledChance, away.pooledChance)}.`,
      modelBesideMarket(draw, pick),
      verdictOn(scene, draw),
    )
  }
  const [h, d, a] = [home, draw, away].map(({ pooledChance }) => writeShare(pooledChance))
  return paragraphs(
    pick([
      `${byWhom(home) === 'no modelo' ? 'Pelo modelo' : 'Na conta conjunta'}, ${scene.home} vence em ${h} das vezes, o empate sai em ${d} e ${scene.away} vence em ${a}.`,
      `O resultado está assim: ${scene.home} ${h}, empate ${d}, ${scene.away} ${a}.`,
      `${scene.home} tem ${h} de chance de vencer; o empate fica com ${d} e ${scene.away}, com ${a}.`,
    ]),
    sentences(
      balance(scene, home.pooledChance, away.pooledChance),
      verdictOnNamed(scene, home.pooledChance >= away.pooledChance ? home : away),
    ),
  )
}

function rankOf(draw: number, home: number, away: number): string {
  if (draw < Math.min(home, away)) return 'o menos provável dos três'
  return draw > Math.max(home, away) ? 'o mais provável dos três' : 'o segundo mais provável'
}

function oneSide(scene: Scene, side: Side): string {
  const { pick } = scene
  const own = findMarket(scene, `result.${side}`)
  const notLosing = findMarket(scene, side === 'home' ? 'doubleChance.homeDraw' : 'doubleChance.drawAway')
  if (!own) return absent(scene, 'ratings', 'quem vence')
  const name = nameOf(scene, side)
  return sentences(
    yesOrNo(scene, own.pooledChance),
    pick([
      `${name} vence em ${writeShare(own.pooledChance)} das vezes, o que pede odd justa de ${writeOdd(own.fairOdd)}.`,
      `A chance de vitória de quem joga ${side === 'home' ? 'em casa' : 'fora'}, ${name}, é de ${writeShare(own.pooledChance)} (odd justa ${writeOdd(own.fairOdd)}).`,
    ]),
    notLosing && `Não perder, contando o empate, sobe para ${writeShare(notLosing.pooledChance)}.`,
    modelBesideMarket(own, pick),
    verdictOn(scene, own),
  )
}

export function balance(scene: Scene, home: number, away: number): string {
  const top: Side = home >= away ? 'home' : 'away'
  const best = Math.max(home, away)
  if (best >= CLEAR) return `É um favoritismo claro: ${roleOf(top)} vence mais vezes do que empata e perde somados.`
  if (best >= SLIGHT) {
    return scene.pick([
      `Há favoritismo de ${top === 'home' ? 'quem joga em casa' : 'quem joga fora'}, mas longe de ser folgado.`,
      `${capital(roleOf(top))} sai na frente, sem sobra: tropeço aqui não seria surpresa.`,
    ])
  }
  return `É jogo equilibrado: nenhum dos lados se destaca.`
}

export const writeFavourite: Writer = (scene) => {
  const home = findMarket(scene, 'result.home')
  const away = findMarket(scene, 'result.away')
  if (!home || !away) return absent(scene, 'ratings', 'o favorito')
  const top: Side = home.pooledChance >= away.pooledChance ? 'home' : 'away'
  const [best, least] = top === 'home' ? [home, away] : [away, home]
  return paragraphs(
    /\b(casas|todas)\b/.test(scene.ask.text) ? byHouses(scene, best, least, top) : null,
    scene.pick([
      `O favorito é ${top === 'home' ? 'o time da casa' : 'o visitante'}, ${nameOf(scene, top)}: ${writeShare(best.pooledChance)} de chance de vencer, contra ${writeShare(least.pooledChance)} do adversário.`,
      `Favoritismo para ${nameOf(scene, top)}, que ${top === 'home' ? 'joga em casa' : 'joga fora'} e tem ${writeShare(best.pooledChance)} contra ${writeShare(least.pooledChance)}.`,
    ]),
    scene.pick([
      `A zebra atende por ${nameOf(scene, otherOf(top))}. Uma vitória aí teria odd justa de ${writeOdd(least.fairOdd)}, então não é nenhum milagre, só é menos provável.`,
      `Zebra, neste jogo, seria ${nameOf(scene, otherOf(top))} vencer, com odd justa de ${writeOdd(least.fairOdd)}. Ser favorito não quer dizer ter valor: isso depende do preço.`,
    ]),
  )
}

/** Whether every house pays less for the favourite than for the other. */
function byHouses(scene: Scene, best: BriefedMarket, least: BriefedMarket, top: Side): string | null {
  const both = best.prices.flatMap(({ house, odd }) => {
    const other = least.prices.find((price) => price.house === house)
    return other ? [{ odd, other: other.odd }] : []
  })
  if (both.length === 0) return null
  return both.every(({ odd, other }) => odd < other)
    ? `Sim: todas as casas que tenho pagam menos por ${nameOf(scene, top)} do que por ${nameOf(scene, otherOf(top))}, o que é dar o favoritismo a quem paga menos.`
    : 'Não todas: há casa que paga menos pelo outro lado.'
}
