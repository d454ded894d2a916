import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { capital, paragraphs, type Scene } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { type Bets, betsOf, cameAs, trailOf } from './bets.ts'
import type { Kind } from './kind.ts'
import { readKind } from './kinds.ts'
import { endedIn, exactly } from './outcome.ts'
import { tellCashOut, tellNormal, tellNormalTime } from './tell-beside.ts'
import { tellChance, tellHit, tellLikelier, tellLikely, tellMoney, tellMost, tellOdd } from './tell-bets.ts'
import { tellLegs } from './tell-legs.ts'
import { tellKnowable } from './tell-lessons.ts'
import { tellBest, tellCombos } from './tell-lists.ts'
import { tellMoreGoals, tellZebra } from './tell-match.ts'
import { stakeIn, tellBetween } from './tell-money.ts'

const reply = (text: string | null, markets: readonly BriefedMarket[]): Reply | null =>
  text === null || text === '' ? null : { text, markets: markets.map(({ id }) => id) }

/** What is asked of bets: those that are named, or those of the talk. */
export function answerBets(kind: Kind, message: Message, scene: Scene): Reply | null {
  const { text, earlier } = message
  const before = earlier.at(-1)
  const kindBefore = before ? readKind(before.text) : null
  if (kind === 'combos') return reply(tellCombos(scene, /\bpag\w+|\bodd\b|\brend\w+/.test(text)), [])
  if (kind === 'most' && kindBefore === 'combos') return reply(tellCombos(scene, true), [])
  if (kind === 'best') return tellBest(scene)
  if (kind === 'cashout') return reply(tellCashOut(scene, text), [])
  if (kind === 'normal') return reply(kindBefore === 'goals' ? tellNormal(scene) : null, [])
  if (kind === 'knowable') return reply(tellKnowable(scene, before?.reply.markets[0] ?? null), [])
  if (kind === 'expected' && kindBefore === 'moreGoals')
    return reply(`Não dá para comparar. ${tellMoreGoals(scene)}`, [])
  if (kind === 'most' || kind === 'likelier') return ofSeveral(kind, message, scene)
  return ofNamed(kind, message, scene)
}

function ofSeveral(kind: Kind, message: Message, scene: Scene): Reply | null {
  const some = trailOf(message, scene, /\b(tres|3)\b/.test(message.text) ? 3 : 2)
  if (some.length < 2) return null
  return reply(kind === 'most' ? tellMost(scene, some, stakeIn(scene)) : tellLikelier(scene, some), some)
}

function ofNamed(kind: Kind, message: Message, scene: Scene): Reply | null {
  const bets = betsOf(message, scene)
  const { markets, isNamed } = bets
  if (kind === 'joint') {
    const some = markets.length > 1 ? markets : trailOf(message, scene, 2)
    return some.length > 1 ? reply(tellLegs(scene, some, true), some) : null
  }
  if (kind === 'fell' || kind === 'alive')
    return isNamed ? reply(tellLegs(scene, markets, kind === 'alive'), markets) : null
  if (kind === 'normalTime')
    return reply(
      paragraphs(
        tellNormalTime(scene),
        isNamed ? markets.map((one) => `${capital(endedIn(scene, one))}.`).join(' ') : null,
      ),
      markets,
    )
  if (kind === 'expected' || kind === 'chance') return ofChance(kind, bets, scene)
  const [market] = markets
  if (!market) return null
  const stake = stakeIn(scene)
  if (kind === 'between') return stake === null ? null : reply(tellBetween(message, market, stake), markets)
  if (kind === 'odd') return reply(tellOdd(scene, bets), markets)
  if (kind === 'money') return stake === null ? null : reply(tellMoney(scene, bets, stake), markets)
  return reply(tellHit(scene, bets), markets)
}

/** How likely what came, or what a bet hung on, had been. */
function ofChance(kind: Kind, bets: Bets, scene: Scene): Reply | null {
  const exact = /\bplacar\b/.test(scene.ask.text) ? exactly(scene) : null
  const isOfEnd = /\b(desfecho|resultado|aconteceu|ocorreu)\b/.test(scene.ask.text)
  const markets = exact ? [exact] : isOfEnd || bets.markets.length === 0 ? cameAs(scene) : bets.markets
  const [first] = markets
  const isResult = !first || first.id.startsWith('result.')
  if (kind === 'chance') return reply(tellChance(scene, { ...bets, markets }), markets)
  return reply(isResult ? tellZebra(scene) : tellLikely(scene, first), markets)
}
