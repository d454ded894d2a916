export type ForecastEvent = { chance: number; happened: boolean }

/** Forecasts of about the same chance, and how often they came true. */
type CalibrationBin = { count: number; meanChance: number; share: number; varianceOfShare: number }

export type Calibration = {
  bins: CalibrationBin[]
  /** Mean distance between what was said and what came, over the bins. */
  error: number
  /** The error that a perfectly calibrated forecaster would show by luck alone on as many matches. */
  errorByLuck: number
}

/** Forecasts sorted into bins of equal width (0 to 10%, 10 to 20%, ...) as they come, so that millions need no memory. */
export class CalibrationBins {
  private readonly sums: { count: number; chance: number; happened: number; variance: number }[]

  constructor(binCount = 10) {
    this.sums = Array.from({ length: binCount }, () => ({ count: 0, chance: 0, happened: 0, variance: 0 }))
  }

  /** `weight` is below 1 for a bet of which a part was refunded. */
  add(chance: number, happened: boolean, weight = 1): void {
    const bin = this.sums[Math.min(this.sums.length - 1, Math.floor(chance * this.sums.length))]
    if (!bin) throw new RangeError(`not a chance: ${chance}`) // NaN lands here
    bin.count += weight
    bin.chance += weight * chance
    bin.happened += happened ? weight : 0
    bin.variance += weight * chance * (1 - chance)
  }

  /** Empty bins are left out. */
  result(): Calibration {
    const bins = this.sums
      .filter(({ count }) => count > 0)
      .map(({ count, chance, happened, variance }) => ({
        count,
        meanChance: chance / count,
        share: happened / count,
        varianceOfShare: variance / count ** 2,
      }))
    const total = bins.reduce((sum, { count }) => sum + count, 0)
    const weighted = (gap: (bin: CalibrationBin) => number) =>
      bins.reduce((sum, bin) => sum + bin.count * gap(bin), 0) / Math.max(1, total)
    return {
      bins,
      error: weighted((bin) => Math.abs(bin.meanChance - bin.share)),
      // The mean size of a normal error is √(2/π) of its standard deviation.
      errorByLuck: weighted((bin) => Math.sqrt((2 / Math.PI) * bin.varianceOfShare)),
    }
  }
}

/** Expected calibration error over bins of equal width. */
export function calibrationOf(events: readonly ForecastEvent[], binCount?: number): Calibration {
  const bins = new CalibrationBins(binCount)
  for (const { chance, happened } of events) bins.add(chance, happened)
  return bins.result()
}
