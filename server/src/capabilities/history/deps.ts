import type { FixturesDeps } from '#capabilities/fixtures/index.ts'
import type { StoryCards } from './story-card/story-cards.ts'

/** Results come from the games that are followed, so what those need is needed here. */
export type HistoryDeps = FixturesDeps & { cards: StoryCards }
