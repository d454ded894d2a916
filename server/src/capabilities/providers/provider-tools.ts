import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import type { AnswerStore, Meter } from '@prancheta/adapters/http/vendor-access.ts'
import type { Geocoder } from '@prancheta/adapters/weather/port.ts'
import type { Limits } from './allowed-calls.ts'
import type { RawSources } from './guarded-sources.ts'

/** What an adapter is given to count its calls and to share its answers. */
export type ProviderTools = { meterFor(source: string, assumed: Limits): Meter; answers: AnswerStore }

/** The services picked for this installation, as their adapters made them. */
export type ChosenSources = RawSources & { geocoder: Geocoder | null; ai: ChatSource | null }
