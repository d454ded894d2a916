import { writeOdd, writePct } from '@prancheta/core/chat/figures.ts'
import type { Side } from '../reading/ask.ts'
import { findMarket, nameOf, otherOf, paragraphs, roleOf, type Scene, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { byWhom, modelBesideMarket, verdictOn, verdictOnNamed } from './market-words.ts'

/** From this pooled chance on a side is more than a slight favourite. */
const CLEAR_PCT = 55
const SLIGHT_PCT = 42

export const writeResult: Writer = (scene) => {
  const { ask, pick } = scene
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  if (!home || !draw || !away) return absent(scene, 'ratings', 'quem vence')
  if (ask.side) return oneSide(scene, ask.side)
  if (ask.isDraw) {
    return sentences(
      pick([
        `O empate aparece em ${writePct(draw.pooledPct)} das vezes, com odd justa de ${writeOdd(draw.fairOdd)}.`,
        `Empate: ${writePct(draw.pooledPct)} de chance, ou seja, odd justa de ${writeOdd(draw.fairOdd)}.`,
      ]),
      modelBesideMarket(draw, pick),
      verdictOn(scene, draw),
    )
  }
  const [h, d, a] = [home, draw, away].map(({ pooledPct }) => writePct(pooledPct))
  return paragraphs(
    pick([
      `${byWhom(home) === 'no modelo' ? 'Pelo modelo' : 'Na conta conjunta'}, ${scene.home} vence em ${h} das vezes, o empate sai em ${d} e ${scene.away} vence em ${a}.`,
      `O resultado está assim: ${scene.home} ${h}, empate ${d}, ${scene.away} ${a}.`,
      `${scene.home} tem ${h} de chance de vencer; o empate fica com ${d} e ${scene.away}, com ${a}.`,
    ]),
    sentences(
      balance(scene, home.pooledPct, away.pooledPct),
      verdictOnNamed(scene, home.pooledPct >= away.pooledPct ? home : away),
    ),
  )
}

function oneSide(scene: Scene, side: Side): string {
  const { pick } = scene
  const own = findMarket(scene, `result.${side}`)
  const notLosing = findMarket(scene, side === 'home' ? 'doubleChance.homeDraw' : 'doubleChance.drawAway')
  if (!own) return absent(scene, 'ratings', 'quem vence')
  const name = nameOf(scene, side)
  return sentences(
    pick([
      `${name} vence em ${writePct(own.pooledPct)} das vezes, o que pede odd justa de ${writeOdd(own.fairOdd)}.`,
      `A chance de vitória de quem joga ${side === 'home' ? 'em casa' : 'fora'}, ${name}, é de ${writePct(own.pooledPct)} (odd justa ${writeOdd(own.fairOdd)}).`,
    ]),
    notLosing && `Não perder, contando o empate, sobe para ${writePct(notLosing.pooledPct)}.`,
    modelBesideMarket(own, pick),
    verdictOn(scene, own),
  )
}

function balance(scene: Scene, homePct: number, awayPct: number): string {
  const top: Side = homePct >= awayPct ? 'home' : 'away'
  const best = Math.max(homePct, awayPct)
  if (best >= CLEAR_PCT) return `É um favoritismo claro: ${roleOf(top)} vence mais vezes do que empata e perde somados.`
  if (best >= SLIGHT_PCT) {
    return scene.pick([
      `Há favoritismo de ${top === 'home' ? 'quem joga em casa' : 'quem joga fora'}, mas longe de ser folgado.`,
      `${capital(roleOf(top))} sai na frente, sem sobra: tropeço aqui não seria surpresa.`,
    ])
  }
  return `É jogo equilibrado: nenhum dos lados se destaca.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const writeFavourite: Writer = (scene) => {
  const home = findMarket(scene, 'result.home')
  const away = findMarket(scene, 'result.away')
  if (!home || !away) return absent(scene, 'ratings', 'o favorito')
  const top: Side = home.pooledPct >= away.pooledPct ? 'home' : 'away'
  const [best, least] = top === 'home' ? [home, away] : [away, home]
  return paragraphs(
    scene.pick([
      `O favorito é ${top === 'home' ? 'o time da casa' : 'o visitante'}, ${nameOf(scene, top)}: ${writePct(best.pooledPct)} de chance de vencer, contra ${writePct(least.pooledPct)} do adversário.`,
      `Favoritismo para ${nameOf(scene, top)}, que ${top === 'home' ? 'joga em casa' : 'joga fora'} e tem ${writePct(best.pooledPct)} contra ${writePct(least.pooledPct)}.`,
    ]),
    scene.pick([
      `A zebra atende por ${nameOf(scene, otherOf(top))}. Uma vitória aí teria odd justa de ${writeOdd(least.fairOdd)}, então não é nenhum milagre, só é menos provável.`,
      `Zebra, neste jogo, seria ${nameOf(scene, otherOf(top))} vencer, com odd justa de ${writeOdd(least.fairOdd)}. Ser favorito não quer dizer ter valor: isso depende do preço.`,
    ]),
  )
}
