import type { generateCard } from '@prancheta/contract/history/story-card.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { legsOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import type { Kysely } from 'kysely'
import { requireOwnCombo, requireStored, type StoredAnalysis } from '#capabilities/analysis/index.ts'
import { findFixtureRow, toFixtureView } from '#capabilities/fixtures/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import type { Log } from '#platform/log/log.ts'
import type { Session } from '#platform/session/session.ts'
import type { OpenThread } from '#platform/threads/thread.ts'
import { findBrand, findCardRun } from './card-store.ts'
import type { CardFacts } from './drawing/card-facts.ts'
import { CardPainter } from './drawing/card-painter.ts'
import { type MatchNow, toCardFacts } from './to-card-facts.ts'

export type StoryCards = {
  make(userId: string, request: CardRequest): ReturnType<typeof makeCard>
  /** Has the drawing ready when somebody who may make cards looks at something a card can be made of. */
  prepareFor(viewer: Session): void
  stop(): Promise<void>
}

type Settings = {
  db: Kysely<DB>
  log: Log
  clock: Clock
  openThread: OpenThread
  /** Whether drawings are made ready before they are asked for. */
  isAhead: boolean
}

export function openStoryCards({ db, log, clock, openThread, isAhead }: Settings): StoryCards {
  const painter = new CardPainter(log, openThread)
  const making = rateLimit(db, { name: 'story-cards', tries: 30, windowSeconds: 60 })
  return {
    async make(userId, request) {
      await making.count(userId)
      return makeCard({ db, log, clock, painter }, userId, request)
    },
    prepareFor(viewer) {
      if (isAhead && hasRight(viewer, 'storyCard')) painter.getReady()
    },
    stop: () => painter.stop(),
  }
}

type CardRequest = InputOf<typeof generateCard>
type CardDeps = { db: Queryable; log: Log; clock: Clock; painter: CardPainter }

/** Draws what the server stored; of the body only ids are looked at. */
async function makeCard(
  { db, log, clock, painter }: CardDeps,
  userId: string,
  { analysis: asked, combo, fixture: { fixtureId } }: CardRequest,
): Promise<OutputOf<typeof generateCard>> {
  const [run, owner, game] = await Promise.all([
    findCardRun(db, userId, fixtureId, asked?.id),
    findBrand(db, userId),
    findFixtureRow(db, fixtureId),
  ])
  if (!run || !game) throw new AppError('analysis.notFound')
  const stored = requireStored(run, log)
  const facts = toCardFacts(
    stored,
    matchNow(game, clock.now()),
    brandOf(owner),
    combo === undefined ? null : comboOf(stored, combo),
  )
  const png = await painter.paint(facts).catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError('card.failed', { cause: error })
  })
  return { image: `data:image/png;base64,${Buffer.from(png).toString('base64')}` }
}

function comboOf(stored: StoredAnalysis, pick: string) {
  return requireOwnCombo(stored, legsOfPick(pick) ?? [pick])
}

function matchNow(game: NonNullable<Awaited<ReturnType<typeof findFixtureRow>>>, now: Date): MatchNow {
  const { state, score } = toFixtureView(game)
  return { state, score, hasBegun: state !== 'scheduled' || game.kick_off <= now }
}

type Owner = Awaited<ReturnType<typeof findBrand>>

function brandOf(owner: Owner): CardFacts['brand'] {
  if (!owner?.tipster_slug) return null
  const { name, tipster_slug, brand_color, logo } = owner
  return {
    name: name ?? tipster_slug,
    color: brand_color !== null && /^#[0-9a-f]{6}$/i.test(brand_color) ? brand_color : null,
    logo,
  }
}
