import { jobs } from '#platform/jobs/jobs.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { AppSettings } from './app.ts'
import { aiExplainer, analysisRoutes, embeddedExplainer, tidyRuns } from './capabilities/analysis/index.ts'
import { createChat } from './capabilities/chat/index.ts'
import { createFixtures, favouriteRoutes } from './capabilities/fixtures/index.ts'
import { createHistory, createStoryCards } from './capabilities/history/index.ts'
import { chooseAi, chooseChat, chooseSources } from './capabilities/providers/choose-sources.ts'
import { chooseVendors } from './capabilities/providers/choose-vendors.ts'
import { createProviders } from './capabilities/providers/index.ts'
import { createPublishing } from './capabilities/tipsters/index.ts'

/** What people come for: games, analyses, the talk about them and their record. */
export function joinStudy({ env, clock, log, database: { db } }: AppSettings, metrics: Metrics) {
  const providers = createProviders({ db, clock, log, metrics }, (tools) => chooseVendors(env, clock, tools))
  const sources = chooseSources(env, clock, providers.sources)
  const serving = { ...sources, ai: chooseAi(env, providers.ai) }
  const fixtures = createFixtures({ db, clock, log, sources, geocoder: providers.geocoder, jobs })
  const cards = createStoryCards({ db, log })
  const history = createHistory({ ...fixtures.deps, foreseeCard: cards.foresee })
  const mayStandIn = env.AI_FALLBACK === 'on'
  const explainer = providers.ai ? aiExplainer(providers.ai, { log, mayStandIn }) : embeddedExplainer
  const publishing = createPublishing({ db, log })
  const chat = createChat({ ...fixtures.deps, ai: chooseChat(env, serving.ai, log) })
  metrics.addGauge('chat_streams', 'Replies of the AI under way', chat.openStreams)
  return {
    fixtures,
    history,
    publishing,
    providers,
    serving,
    doors: [
      ...fixtures.doors,
      ...providers.doors(serving),
      ...history.doors,
      ...favouriteRoutes({ db, clock }),
      ...cards.doors,
      ...analysisRoutes({ ...fixtures.deps, explainer, foreseeCard: cards.foresee }),
      ...chat.doors,
      ...publishing.doors,
    ],
    async tidy(now: Date): Promise<void> {
      await providers.tidy(now)
      await tidyRuns(db, now)
      await chat.tidy(now)
    },
    stop: cards.stop,
  }
}
