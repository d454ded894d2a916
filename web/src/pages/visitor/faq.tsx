import { FAQ, FaqView } from '#features/visitor/faq/faq-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

/** As search engines read questions and answers. */
const STRUCTURED = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
}

export function meta() {
  return [
    ...pageMeta('FAQ', {
      path: '/faq',
      description:
        'Dez perguntas sobre a Prancheta, respondidas sem rodeio: o que é, o que conta, quanto custa e o que não promete.',
    }),
    { 'script:ld+json': STRUCTURED },
  ]
}

export default function FaqPage() {
  return <FaqView />
}
