import { PAID_PLANS, type PaidPlan, RIGHTS, type Right } from '@prancheta/core/billing/plans.ts'
import { inReais, MONTHLY_PRICE_CENTS } from '@prancheta/core/billing/prices.ts'
import { hasRight, monthlyQuotaOf } from '@prancheta/core/billing/rights.ts'
import { siteUrl } from '#lib/page/page-meta.ts'

type OfferedPlan = 'teste' | PaidPlan

export type Offer = {
  plan: OfferedPlan
  name: string
  /** For whom it is. */
  line: string
  priceCents: number
  /** Matches a month. */
  quota: number
  includes: readonly string[]
}

/** Rights whose screens stand. A right without one is announced as coming, never sold as there. */
const BUILT: ReadonlySet<Right> = new Set<Right>([
  'chatPage',
  'prioritySupport',
  'csvExport',
  'storyCard',
  'favourites',
  'earlyAccess',
  'boardValue',
  'roundCombo',
])

const OFFERED: readonly OfferedPlan[] = ['teste', ...PAID_PLANS]

/** What a right means to a reader. One sentence each, on the cards and in the table. */
const RIGHT_WORDS: Record<Right, string> = {
  chatPage: 'Chat com IA em página própria',
  csvExport: 'Exportar o histórico em CSV',
  storyCard: 'Cards para redes sociais',
  favourites: 'Times e campeonatos favoritos',
  boardValue: 'Quadro do dia com edge, mercado e odd de cada jogo',
  prioritySupport: 'Suporte prioritário',
  earlyAccess: 'Acesso antecipado: carteira da rodada',
  roundCombo: 'Combinada da rodada, com pernas de jogos diferentes',
}

/** What every plan has, also the free one: nobody studies with half an analysis. */
export const FOR_ALL = [
  'Análise completa: probabilidades, edge e stake de Kelly',
  'Conversa com a IA sobre cada partida, sem limite de mensagens',
  'Quadro do dia: chances e situação de todos os jogos',
  'Histórico das análises salvas',
]

const BEGINNINGS: Record<OfferedPlan, { name: string; line: string; first: readonly string[] }> = {
  teste: { name: 'Free', line: 'Para conhecer, sem cartão.', first: FOR_ALL },
  starter: {
    name: 'Starter',
    line: 'Para acompanhar um campeonato.',
    first: [
      'Tudo do Free, com dez vezes mais partidas',
      'Histórico das suas análises',
      'Edge de cada mercado com odd real',
      'Gestão de banca com Kelly',
    ],
  },
  pro: { name: 'Pro', line: 'Para estudar toda semana.', first: ['Tudo do Starter'] },
  black: { name: 'Black', line: 'Para estudar todos os dias.', first: ['Tudo do Pro'] },
}

/** Read off the table of rights that the server enforces, so that a card cannot promise what is not there. */
export const OFFERS: readonly Offer[] = OFFERED.map((plan, index) => {
  const { name, line, first } = BEGINNINGS[plan]
  const smaller = OFFERED[index - 1]
  const added = rightsOf(plan).filter((right) => smaller === undefined || !rightsOf(smaller).includes(right))
  return {
    plan,
    name,
    line,
    priceCents: plan === 'teste' ? 0 : MONTHLY_PRICE_CENTS[plan],
    quota: monthlyQuotaOf(plan) ?? 0,
    includes: [...first, ...added.map(wordsOfRight)],
  }
})

/** What the right is, and whether it can be used today. */
export function wordsOfRight(right: Right): string {
  return BUILT.has(right) ? RIGHT_WORDS[right] : `${RIGHT_WORDS[right]} (em breve)`
}

export function rightsOf(plan: OfferedPlan): Right[] {
  return RIGHTS.filter((right) => hasRight({ role: 'user', plan, planActive: true }, right))
}

/** The plans as search engines read them: one service, four prices a month. */
export const STRUCTURED_PLANS = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Prancheta',
  description: 'Estudo de partidas de futebol com estatística e IA. Não realiza apostas.',
  brand: { '@type': 'Brand', name: 'Prancheta' },
  image: siteUrl('/link-preview.png'),
  offers: OFFERS.map(({ name, line, priceCents }) => ({
    '@type': 'Offer',
    name,
    description: line,
    url: siteUrl('/pricing'),
    availability: 'https://schema.org/InStock',
    price: inReais(priceCents).toFixed(2),
    priceCurrency: 'BRL',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: inReais(priceCents).toFixed(2),
      priceCurrency: 'BRL',
      billingDuration: 'P1M',
    },
  })),
}
