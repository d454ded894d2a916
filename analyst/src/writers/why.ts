import { PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import { writeList } from '@prancheta/core/chat/figures.ts'
import { conceptOf } from '../concepts/concepts.ts'
import type { ThemeId } from '../reading/ask.ts'
import { bullets, focusIn, namedIn, paragraphs, type Scene } from '../scene.ts'
import { whyTheyDiffer } from './judgement.ts'
import {
  bothScored,
  cards,
  corners,
  expectedGoals,
  leagueGoals,
  likeliest,
  manyScores,
  market,
  meetings,
  nearest,
  type Reason,
  recentGoals,
  rule,
  table,
  threeChances,
} from './reasons.ts'
import { whyMarket } from './why-market.ts'

/** What stands behind an answer, by what was asked. */
const REASONS: readonly { themes: readonly ThemeId[]; lead: string; reasons: readonly Reason[] }[] = [
  {
    themes: [
      'result',
      'chance',
      'favourite',
      'doubleChance',
      'drawNoBet',
      'handicap',
      'oneMarket',
      'summary',
      'comparison',
    ],
    lead: 'O que empurra o resultado para esse lado:',
    reasons: [threeChances, expectedGoals, recentGoals, table, market, meetings],
  },
  {
    themes: ['correctScore'],
    lead: 'O que espalha a chance entre os placares:',
    reasons: [likeliest, manyScores, expectedGoals],
  },
  {
    themes: ['goals', 'halves', 'expectedGoals', 'parity', 'leagueAverages'],
    lead: 'De onde sai a expectativa de gols:',
    reasons: [expectedGoals, leagueGoals, recentGoals],
  },
  {
    themes: ['bothScore', 'cleanSheet'],
    lead: 'O que pesa para os dois marcarem ou não:',
    reasons: [expectedGoals, bothScored, recentGoals],
  },
  { themes: ['corners'], lead: 'O motivo, nos escanteios:', reasons: [corners] },
  { themes: ['cards'], lead: 'O motivo, nos cartões:', reasons: [cards] },
  {
    themes: [
      'value',
      'odds',
      'stake',
      'recommendation',
      'stayOut',
      'fairPrice',
      'combos',
      'modelMarket',
      'risk',
      'confidence',
    ],
    lead: 'O raciocínio por trás disso:',
    reasons: [nearest, rule, market],
  },
]

/** Themes whose own answer is the reason already. */
const SELF_EXPLAINED: readonly ThemeId[] = ['houses', 'combos', 'confidence', 'missing', 'method', 'several', 'oneOf']

/** What a source tells and nobody reckons. */
const AS_GIVEN: readonly ThemeId[] = ['table', 'form', 'headToHead', 'weather', 'kickOff']

const DIFFER = /\b(discord|diverg|difer|distan|brig|afasta|descola)\w*/

/** Null where the theme's own answer says it best. */
export function writeWhy(scene: Scene): string | null {
  const { ask } = scene
  if (SELF_EXPLAINED.includes(ask.theme) && ask.turn === 1) return null
  if (scene.briefing.missing.includes('odds') && (ask.theme === 'odds' || ask.theme === 'houses')) return null
  if (ask.theme === 'modelMarket' && namedIn(scene) === null) {
    if (DIFFER.test(ask.text)) return whyTheyDiffer(scene)
    const { meaning, more } = conceptOf('pooled')
    return `${meaning} ${more}`
  }
  const row = REASONS.find(({ themes }) => themes.includes(ask.theme))
  const reasons = (row?.reasons ?? []).map((reason) => reason(scene)).filter((reason) => reason !== null)
  const leans = ABOUT_FOCUS.includes(ask.theme) && (ask.turn > 1 || ask.theme === 'stake')
  const named = namedIn(scene) ?? (leans ? focusIn(scene) : null)
  if (named) return whyMarket(scene, named)
  if (!row)
    return ask.turn > 1 && AS_GIVEN.includes(ask.theme)
      ? 'Esse dado vem da fonte como está, sem conta nossa. As chances, essas sim, são conta: saem da força dos times, do mando e das odds das casas.'
      : null
  const { missing } = scene.briefing
  if (reasons.length === 0) {
    return `Porque me falta o principal: ${writeList(missing.map((part) => PART_NAMES[part]))}. Sem isso, não há conta que sustente um número.`
  }
  return paragraphs(
    ask.turn === 1 && ABOUT_PRICE.includes(ask.theme) ? PRICE_REASON : null,
    row.lead,
    bullets(reasons),
    missing.length > 0
      ? `Não pesaram, por falta de dado: ${writeList(missing.map((part) => PART_NAMES[part]))}.`
      : null,
  )
}

export const ABOUT_PRICE: readonly ThemeId[] = ['value', 'odds', 'fairPrice']
/** What sets a house's price apart from the fair one, whatever the match. */
export const PRICE_REASON =
  'A odd justa é 1 dividido pela nossa chance; a da casa parte da chance que ela vê e embute a margem, que puxa o preço para baixo. Por isso quase tudo paga abaixo da justa, com edge negativo, e só às vezes uma casa passa dela.'

/** Asked the reason of a price or a chance, the talk's market is meant. */
const ABOUT_FOCUS: readonly ThemeId[] = ['value', 'stake', 'chance', 'oneMarket', 'fairPrice', 'loss', 'stayOut']
