import type { BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import { writeShare } from '@prancheta/core/chat/figures.ts'
import { settle } from '@prancheta/core/markets/settle.ts'
import { bullets, paragraphs } from '#scene.ts'
import type { Priced } from './pricing.ts'
import { tellTogether } from './tell.ts'

const SHOWN = 8

/** The scores that win all legs, the likeliest first. */
function scoresOf({ markets }: Briefing, legs: readonly BriefedMarket[]): BriefedMarket[] {
  return markets
    .filter(({ id }) => {
      const [, home, away] = /^score\.(\d)-(\d)$/.exec(id) ?? []
      if (home === undefined || away === undefined) return false
      const final = { goals: { home: Number(home), away: Number(away) }, halfTime: null, corners: null, cards: null }
      return legs.every((leg) => settle(leg.id, final) === 'won')
    })
    .toSorted((one, other) => other.pooledChance - one.pooledChance)
}

export const asksScores = (text: string): boolean => /\b(?:quais|que|quantos)\b.*\bplacar(?:es)?\b/.test(text)

/** The likeliest of them. */
export function tellLikeliest(briefing: Briefing, priced: Priced): string | null {
  const [first] = scoresOf(briefing, priced.markets)
  return first ? `**${first.name}**, com ${writeShare(first.pooledChance)} de chance.` : null
}

export function tellScores(briefing: Briefing, priced: Priced): string {
  const scores = scoresOf(briefing, priced.markets)
  const [first] = scores
  if (!first) return `Nenhum dos placares que listo serve para as duas coisas. ${tellTogether(priced)}`
  const line = ({ name, pooledChance }: BriefedMarket) =>
    `${name.replace('Placar exato ', '')}: ${writeShare(pooledChance)}`
  return paragraphs(
    scores.length > SHOWN
      ? 'Os placares que servem, começando pelos que saem mais:'
      : 'Servem estes placares, começando pelo que sai mais:',
    bullets(scores.slice(0, SHOWN).map(line)),
    tellTogether(priced),
  )
}
