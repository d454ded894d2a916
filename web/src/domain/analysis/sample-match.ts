/**
 * The sample shown where no real match is at hand, always labelled 'Exemplo'. Scores: Poisson at 1.5 and 1.2 expected
 * goals, rounded to four places. Rows: home 0-5 goals. Columns: away 0-5 goals.
 */
export const SAMPLE_GRID: readonly (readonly number[])[] = [
  [0.0672, 0.0806, 0.0484, 0.0194, 0.0058, 0.0014],
  [0.1008, 0.121, 0.0726, 0.029, 0.0087, 0.0021],
  [0.0756, 0.0907, 0.0544, 0.0218, 0.0065, 0.0016],
  [0.0378, 0.0454, 0.0272, 0.0109, 0.0033, 0.0008],
  [0.0142, 0.017, 0.0102, 0.0041, 0.0012, 0.0003],
  [0.0043, 0.0051, 0.0031, 0.0012, 0.0004, 0.0001],
]

/** Chance of a home win. Pooled: read off the whole grid above. Model and market: made up around it to show the ruler. */
export const SAMPLE_HOME_WIN = { model: 0.468, market: 0.421, pooled: 0.4414 }
