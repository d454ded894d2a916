export type ForecastEvent = { chance: number; happened: boolean }

/** Forecasts of about the same chance, and how often they came true. */
export type CalibrationBin = { count: number; meanChance: number; share: number; varianceOfShare: number }

export type Calibration = {
  bins: CalibrationBin[]
  /** Mean distance between what was said and what came, over the bins. */
  error: number
  /** The error that a perfectly calibrated forecaster would show by luck alone on as many matches. */
  errorByLuck: number
}

/** Expected calibration error over bins of equal width (0 to 10%, 10 to 20%, ...). Empty bins are left out. */
export function calibrationOf(events: readonly ForecastEvent[], binCount = 10): Calibration {
  const sums = Array.from({ length: binCount }, () => ({ count: 0, chance: 0, happened: 0, variance: 0 }))
  for (const { chance, happened } of events) {
    const bin = sums[Math.min(binCount - 1, Math.floor(chance * binCount))]
    if (!bin) throw new RangeError(`not a chance: ${chance}`) // NaN lands here
    bin.count++
    bin.chance += chance
    bin.happened += happened ? 1 : 0
    bin.variance += chance * (1 - chance)
  }
  const bins = sums
    .filter(({ count }) => count > 0)
    .map(({ count, chance, happened, variance }) => ({
      count,
      meanChance: chance / count,
      share: happened / count,
      varianceOfShare: variance / count ** 2,
    }))
  const weighted = (gap: (bin: CalibrationBin) => number) =>
    bins.reduce((total, bin) => total + bin.count * gap(bin), 0) / Math.max(1, events.length)
  return {
    bins,
    error: weighted((bin) => Math.abs(bin.meanChance - bin.share)),
    // The mean size of a normal error is √(2/π) of its standard deviation.
    errorByLuck: weighted((bin) => Math.sqrt((2 / Math.PI) * bin.varianceOfShare)),
  }
}
