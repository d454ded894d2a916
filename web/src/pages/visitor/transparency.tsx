import {
  readLogIndex,
  readPublicRecord,
  type TransparencyPage,
  transparencyPage,
} from '@prancheta/contract/public-log/routes.ts'
import type { RouterContextProvider } from 'react-router'
import { describeRecord } from '#features/visitor/transparency/record-words.ts'
import { TransparencyView } from '#features/visitor/transparency/transparency-view.tsx'
import { pageFacts } from '#lib/page/page-facts.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { Route } from './+types/transparency.ts'

/** On the server, so that figures and heads stand in the page itself and archives keep them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageFacts)?.siteUrl ?? new URL(request.url).origin
  return { page: await readPage(context, request), site }
}

async function readPage(context: Readonly<RouterContextProvider>, request: Request): Promise<TransparencyPage> {
  const facts = context.get(pageFacts)
  if (facts) return transparencyPage.parse(await facts.read('transparency', ''))
  // Developing: the page server hands /api on to the product's own.
  const ask = async (path: string): Promise<unknown> => (await fetch(new URL(path, request.url))).json()
  const { key, last, heads } = readLogIndex.output.parse(await ask(readLogIndex.path))
  const record = readPublicRecord.output.parse(await ask(readPublicRecord.path))
  return { record, key, last, heads: heads.slice(-14).toReversed(), days: heads.length }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta('Transparência', {
    path: '/transparencia',
    ...(loaderData && { description: describeRecord(loaderData.page.record), site: loaderData.site }),
  })
}

export default function TransparencyRoute({ loaderData }: Route.ComponentProps) {
  return <TransparencyView page={loaderData.page} site={loaderData.site} />
}
