/** One of four made-up regions: 48 clubs in two divisions, Ouro above Prata. */
export type Region = {
  slug: string
  /** Begins the divisions' names: 'Liga Ipê Ouro'. */
  name: string
  /** The season begins on the first Friday from this day on; the four begin at different times, so somebody always plays. */
  opens: { month: number; day: number }
  /** log of the goals a side of mean clubs scores on neutral ground. */
  goalLevel: number
  homeAdvantage: number
  /** Minutes added to every kick-off. */
  clockShift: number
  cities: readonly City[]
}

type City = { name: string; lat: number; lon: number }

const city = (name: string, lat: number, lon: number): City => ({ name, lat, lon })

export const REGIONS: readonly Region[] = [
  {
    slug: 'ipe',
    name: 'Liga Ipê',
    opens: { month: 1, day: 25 },
    goalLevel: 0.22,
    homeAdvantage: 0.31,
    clockShift: 0,
    cities: [
      city('Belo Horizonte', -19.92, -43.94),
      city('Uberlândia', -18.92, -48.28),
      city('Ribeirão Preto', -21.18, -47.81),
      city('Goiânia', -16.69, -49.26),
      city('Brasília', -15.79, -47.88),
      city('Campo Grande', -20.47, -54.62),
      city('Vitória', -20.32, -40.34),
      city('Campinas', -22.91, -47.06),
    ],
  },
  {
    slug: 'araucaria',
    name: 'Liga Araucária',
    opens: { month: 4, day: 20 },
    goalLevel: 0.14,
    homeAdvantage: 0.34,
    clockShift: -30,
    cities: [
      city('Curitiba', -25.43, -49.27),
      city('Londrina', -23.31, -51.16),
      city('Florianópolis', -27.6, -48.55),
      city('Joinville', -26.3, -48.85),
      city('Porto Alegre', -30.03, -51.23),
      city('Caxias do Sul', -29.17, -51.18),
      city('Pelotas', -31.77, -52.34),
      city('Chapecó', -27.1, -52.62),
    ],
  },
  {
    slug: 'mandacaru',
    name: 'Liga Mandacaru',
    opens: { month: 7, day: 20 },
    goalLevel: 0.19,
    homeAdvantage: 0.36,
    clockShift: 0,
    cities: [
      city('Recife', -8.05, -34.88),
      city('Fortaleza', -3.73, -38.53),
      city('Salvador', -12.97, -38.5),
      city('Natal', -5.79, -35.21),
      city('João Pessoa', -7.12, -34.86),
      city('Maceió', -9.67, -35.74),
      city('Teresina', -5.09, -42.8),
      city('Campina Grande', -7.23, -35.88),
    ],
  },
  {
    slug: 'vitoria-regia',
    name: 'Liga Vitória-Régia',
    opens: { month: 10, day: 15 },
    goalLevel: 0.22,
    homeAdvantage: 0.33,
    clockShift: -60,
    cities: [
      city('Manaus', -3.12, -60.02),
      city('Belém', -1.46, -48.5),
      city('Santarém', -2.44, -54.71),
      city('Macapá', 0.03, -51.07),
      city('Porto Velho', -8.76, -63.9),
      city('Rio Branco', -9.97, -67.81),
      city('Boa Vista', 2.82, -60.67),
      city('Palmas', -10.18, -48.33),
    ],
  },
]

/** Which division of a region: the better one plays at weekends, the other in the middle of the week. */
export type Tier = 0 | 1
export const TIERS: readonly { tier: Tier; slug: string; name: string }[] = [
  { tier: 0, slug: 'ouro', name: 'Ouro' },
  { tier: 1, slug: 'prata', name: 'Prata' },
]

export const CLUBS_IN_DIVISION = 24
export const CLUBS_IN_REGION = 2 * CLUBS_IN_DIVISION
