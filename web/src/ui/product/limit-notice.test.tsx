import type { OwnLimitsView } from '@prancheta/contract/responsible-play/own-limits.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ownLimitsQuery } from '#domain/account/own-limits-query.ts'
import { BehindOwnLimit } from './limit-notice.tsx'

/** The board of somebody whose limits are known, or not yet. */
function shownWith(limits: OwnLimitsView | undefined): string {
  const client = new QueryClient()
  if (limits) client.setQueryData(ownLimitsQuery.queryKey, limits)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <BehindOwnLimit waiting={<i>espere</i>} closed={({ kind }) => <b>fechado: {kind}</b>}>
        <p>o quadro</p>
      </BehindOwnLimit>
    </QueryClientProvider>,
  )
}

function limitsWith(used_cents: number): OwnLimitsView {
  const none = { cents: null, next: null, used_cents: 0, until: '2126-12-01T03:00:00.000Z' }
  return {
    minutes_a_day: null,
    next: null,
    reality_minutes: null,
    today: { minutes: 0, extended: false },
    money: { stakes_a_week: { ...none, cents: 5000, used_cents }, stakes_a_month: none, losses_a_month: none },
    month: null,
  }
}

test('what a limit may close stays out of sight until the limits are known, then it is there or closed', () => {
  expect(shownWith(undefined)).toBe('<i>espere</i><div hidden=""><p>o quadro</p></div>')
  expect(shownWith(limitsWith(4999))).toBe('<div class="contents"><p>o quadro</p></div>')
  expect(shownWith(limitsWith(5000))).toBe('<b>fechado: stakes_a_week</b>')
})
