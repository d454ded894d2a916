import type { WatchLimits } from '#ai/openai-compatible/watch.ts'
import type { VendorAccess } from '#http/vendor-access.ts'

export type AiAccess = Pick<VendorAccess, 'baseUrl' | 'key' | 'random' | 'pause'> & {
  fetch: typeof globalThis.fetch
  model: string
  /** Whether tools are offered; 'auto' offers them until the service refuses. */
  tools: ToolUse
  limits?: WatchLimits
}

export type ToolUse = 'auto' | 'on' | 'off'

/** What the service is called where its answers and failures are told. */
export const nameOf = ({ model, baseUrl }: AiAccess): string => `${model} (${URL.parse(baseUrl)?.host ?? 'AI'})`
