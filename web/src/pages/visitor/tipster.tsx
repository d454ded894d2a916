import {
  readTipsterPage,
  type TipsterPage,
  tipsterPage,
  tipsterPreviewPath,
} from '@prancheta/contract/tipsters/routes.ts'
import { tipsterWords } from '@prancheta/contract/tipsters/words.ts'
import { data, type RouterContextProvider } from 'react-router'
import { toShownTipster } from '#features/visitor/tipster/shown-tipster.ts'
import { describeTipster, TipsterMissing, TipsterView } from '#features/visitor/tipster/tipster-view.tsx'
import { pageFacts } from '#lib/page/page-facts.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { Route } from './+types/tipster.ts'

/** On the server, so that the page is whole for search engines and for readers without scripts. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const answer = await readTipster(params.slug, context, request)
  const tipster = answer && toShownTipster(answer)
  const site = context.get(pageFacts)?.siteUrl ?? new URL(request.url).origin
  return data({ tipster, site }, { status: tipster ? 200 : 404 })
}

async function readTipster(
  slug: string,
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<TipsterPage | null> {
  const facts = context.get(pageFacts)
  if (facts) return tipsterPage.nullable().parse(await facts.read('tipster', slug))
  // Developing: the page server hands /api on to the product's own.
  const reply = await fetch(new URL(readTipsterPage.path.replace(':slug', encodeURIComponent(slug)), request.url))
  return reply.ok ? readTipsterPage.output.parse(await reply.json()).tipster : null
}

export function meta({ loaderData }: Route.MetaArgs) {
  const tipster = loaderData?.tipster
  if (!tipster) return pageMeta(tipsterWords.tipsterNotFound, { listed: false })
  return pageMeta(`@${tipster.slug}`, {
    path: `/tip/${tipster.slug}`,
    description: describeTipster(tipster),
    site: loaderData.site,
    image: { path: tipsterPreviewPath(tipster.slug), alt: `Retrospecto de @${tipster.slug} na Prancheta` },
  })
}

export default function TipPage({ loaderData }: Route.ComponentProps) {
  return loaderData.tipster ? <TipsterView tipster={loaderData.tipster} /> : <TipsterMissing />
}
