import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. A door answers in milliseconds; an analysis or a chat may take several seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = {
  registry: Registry
  countRequest(labels: { method: string; route: string; status: number }, seconds: number): void
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
