import { writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { findMarket, paragraphs } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { isGlue, readAsked } from './words.ts'

const FIRST =
  /\bquem (?:marca|faz|vai marcar|vai fazer)(?: o)? primeiro(?: gol)?\b|\b(?:abr\w+|inaugur\w+) o (?:placar|marcador)\b|\b(?:o )?primeiro gol\b|\b(?:sair|sai|saia) na frente\b|\bmarca\w* primeiro\b/g

/** Who scores first is not calculated; how often each side scores at all comes nearest. */
export function sayFirstGoal({ text, briefing, scene }: Message): Reply | null {
  if (!briefing || scene?.phase !== 'ahead' || text.search(FIRST) < 0) return null
  const { rest: left, markets } = findMarkets(text.replaceAll(FIRST, ' '), briefing)
  if (!markets.every(({ isBare }) => isBare) || !isGlue(readAsked(left).rest)) return null
  const [home, away] = ['homeGoals.over0.5', 'awayGoals.over0.5'].map((id) => findMarket(scene, id))
  if (!home || !away) return null
  return {
    text: paragraphs(
      'Quem marca primeiro não dá para saber aqui: não há mercado disso na análise, então não tenho essa chance.',
      `O mais perto é marcar pelo menos um gol no jogo: ${scene.home} ${writeShare(home.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`,
    ),
    markets: [home.id],
  }
}
