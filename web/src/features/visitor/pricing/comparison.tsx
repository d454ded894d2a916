import { RIGHTS } from '@prancheta/core/billing/plans.ts'
import { Check, Minus } from 'lucide-react'
import { formatCount } from '#lib/format/format.ts'
import { FOR_ALL, OFFERS, rightsOf, wordsOfRight } from './plan-offers.ts'

/** All four side by side where there is room for it. On a phone the cards above say the same. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison-title" className="mt-14 hidden md:block">
      <h2 id="comparison-title" className="headline text-xl">
        Lado a lado
      </h2>
      <table className="mt-4 w-full table-fixed border-line border-t text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-2/5 py-3 text-left font-semibold">
              O que inclui
            </th>
            {OFFERS.map(({ plan, name }) => (
              <th key={plan} scope="col" className="py-3 text-center font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-y">
          <tr>
            <Row>Partidas por mês</Row>
            {OFFERS.map(({ plan, quota }) => (
              <td key={plan} className="figures py-3 text-center">
                {formatCount(quota)}
              </td>
            ))}
          </tr>
          {FOR_ALL.map((item) => (
            <tr key={item}>
              <Row>{item}</Row>
              {OFFERS.map(({ plan }) => (
                <Mark key={plan} has />
              ))}
            </tr>
          ))}
          {RIGHTS.map((right) => (
            <tr key={right}>
              <Row>{wordsOfRight(right)}</Row>
              {OFFERS.map(({ plan }) => (
                <Mark key={plan} has={rightsOf(plan).includes(right)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ children }: { children: string }) {
  return (
    <th scope="row" className="py-3 pr-4 text-left font-normal">
      {children}
    </th>
  )
}

function Mark({ has }: { has: boolean }) {
  const Icon = has ? Check : Minus
  return (
    <td className="py-3 text-center">
      <Icon aria-hidden="true" className={has ? 'mx-auto size-4 text-brand' : 'mx-auto size-4 text-ink-muted'} />
      <span className="sr-only">{has ? 'Sim' : 'Não'}</span>
    </td>
  )
}
