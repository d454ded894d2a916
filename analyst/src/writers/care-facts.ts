import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { ThemeId } from '../reading/ask.ts'
import { speaksOfAll } from '../reading/trouble/all-in.ts'
import { findMarket, namedIn, type Scene } from '../scene.ts'
import { scoreLine } from './ending.ts'
import { inSentence } from './market-words.ts'
import { recommendedMarkets } from './value.ts'

/** Beside a refusal stand the numbers as they are, where the message names what it wants to hear otherwise. */
export function factsBeside(scene: Scene): string | null {
  const { theme } = scene.ask
  if (!FIRM.includes(theme)) return null
  if (scene.phase === 'over') return `O que vale é o que houve: ${scoreLine(scene)} E um jogo só não prova nada.`
  const named = namedIn(scene)
  if (!named) return theme === 'promise' ? onRule(scene) : unchanged(scene)
  const { pooledChance, fairOdd, bestOdd, edge } = named
  const price =
    scene.phase === 'running'
      ? ''
      : bestOdd === null || edge === null
        ? `, odd justa ${writeOdd(fairOdd)}, sem preço de casa nenhuma`
        : `, melhor odd ${writeOdd(bestOdd)}, edge de ${writeEdge(edge)}`
  return `O número segue o da análise: ${inSentence(named)} tem ${writeShare(pooledChance)} de chance e falha em ${writeShare(1 - pooledChance)}${price}.`
}

/** 'Coloco tudo?' is told no before anything else is said. */
export const allInOne = (text: string): string | null =>
  speaksOfAll(text)
    ? 'Tudo em uma aposta só, nunca: uma única perda acaba com a banca, e perder acontece até com o que é provável.'
    : null

const FIRM: readonly ThemeId[] = ['promise', 'injection']

const onRule = (scene: Scene): string | null => {
  if (scene.briefing.markets.length === 0) return null
  return recommendedMarkets(scene).length > 0
    ? 'Mesmo o que passa na regra deste jogo pode perder, e a stake da conta é pequena por isso.'
    : 'Neste jogo, aliás, nenhum mercado passa na regra: pela conta, a stake é zero.'
}

function threeChances(scene: Scene): string | null {
  const [home, draw, away] = ['home', 'draw', 'away'].map((id) => findMarket(scene, `result.${id}`))
  return home && draw && away
    ? `${scene.home} ${writeShare(home.pooledChance)}, empate ${writeShare(draw.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`
    : null
}

function unchanged(scene: Scene): string | null {
  const chances = threeChances(scene)
  return chances && `Os números seguem os da análise: ${chances}`
}
