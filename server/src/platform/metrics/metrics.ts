import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. A door answers in milliseconds; an analysis or a chat may take several seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = {
  registry: Registry
  countRequest(labels: { method: string; route: string; status: number }, seconds: number): void
  /** The end of an answer that went out piece by piece, so that its request was counted when it began. */
  countAnswerEnd(labels: { route: string; status: number }, seconds: number): void
  /** A call of an outside service; the outcome is 'success' or the kind of failure. */
  countProviderCall(labels: { kind: string; source: string; outcome: string }): void
  /** A number read at the moment somebody asks. */
  addGauge(name: string, help: string, read: () => number): void
}

/** One registry an app, so that several apps in one process (as in tests) do not share counts. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames,
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  const refused = new Counter({
    name: 'answers_refused_total',
    help: 'Answers in steps or streams that began well and ended in a refusal',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  })
  const wholeDurations = new Histogram({
    name: 'whole_answer_duration_seconds',
    help: 'Time from request to the last word of an answer in steps or of a stream',
    labelNames: ['route'] as const,
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  const providerCalls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls of outside services',
    labelNames: ['kind', 'source', 'outcome'] as const,
    registers: [registry],
  })
  return {
    registry,
    countProviderCall: (labels) => providerCalls.inc(labels),
    countRequest(labels, seconds) {
      requests.inc(labels)
      durations.observe(labels, seconds)
    },
    countAnswerEnd({ route, status }, seconds) {
      if (status >= 400) refused.inc({ route, status })
      wholeDurations.observe({ route }, seconds)
    },
    addGauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    },
  }
}
