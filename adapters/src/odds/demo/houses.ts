/** Made-up betting houses: named after trees, so that nobody looks for them. */
export type House = {
  name: string
  /** What the prices of the result add up to beyond 100%; two-way markets have two thirds of it. */
  margin: number
  /** How far its own view of who is better strays from the others', in log goals. */
  ownError: number
  opensHoursBefore: number
  totalLines: readonly number[]
  hasDoubleChance: boolean
}

export const HOUSES: readonly House[] = [
  {
    name: 'Casa Aroeira',
    margin: 0.035,
    ownError: 0.012,
    opensHoursBefore: 168,
    totalLines: [1.5, 2.5, 3.5],
    hasDoubleChance: true,
  },
  {
    name: 'Casa Jatobá',
    margin: 0.045,
    ownError: 0.018,
    opensHoursBefore: 144,
    totalLines: [2.5],
    hasDoubleChance: true,
  },
  {
    name: 'Casa Umbuzeiro',
    margin: 0.055,
    ownError: 0.022,
    opensHoursBefore: 120,
    totalLines: [2.5, 3.5],
    hasDoubleChance: false,
  },
  {
    name: 'Casa Sapucaia',
    margin: 0.065,
    ownError: 0.026,
    opensHoursBefore: 96,
    totalLines: [2.5],
    hasDoubleChance: false,
  },
]
