import { inReais } from '@prancheta/core/billing/prices.ts'
import { siteUrl } from '#lib/page/site.ts'
import { OFFERS } from './plan-offers.ts'

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
