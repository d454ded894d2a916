import { expect, test } from 'vitest'
import { importsOf, readSource, sourceFiles } from './read-imports.ts'

/** A chance, an edge and a stake are shares inside the code: docs/decisions/0057. Who may multiply or divide by 100, and what. */
const HUNDREDS: Readonly<Record<string, string>> = {
  'analyst/src/reading/spoken-numbers.ts': 'numbers in words: duzentos, trezentos',
  'core/src/percent.ts': 'shares and percent, for those below',
  'core/src/billing/prices.ts': 'centavos',
  'adapters/src/odds/demo/price.ts': 'odds to two places',
  'adapters/src/weather/demo/demo-weather.ts': 'the chance of rain, which weather services tell in percent',
  'web/src/features/member/analysis/result/answer/nearest.tsx': 'odds to two places',
}

/** Where a share becomes percent or comes from it: answers with percent, texts with '%', and the web where answers arrive. */
const PERCENT = [
  'analyst/src/reading/read-given.ts',
  'analyst/src/reading/read-price-fact.ts',
  'analyst/src/skills/formats/polar.ts',
  'analyst/src/skills/formats/write-list.ts',
  'analyst/src/writers/exact-share.ts',
  'core/src/analysis/what-changed.ts',
  'core/src/chat/figures.ts',
  'core/src/checking/facts/match-facts.ts',
  'core/src/checking/judging/bind-share.ts',
  'core/src/checking/judging/expect-chance.ts',
  'core/src/checking/judging/expect-money.ts',
  'core/src/checking/judging/expect-record.ts',
  'core/src/checking/judging/expect-stake.ts',
  'core/src/checking/judging/judge-sum.ts',
  'core/src/checking/judging/own-record.ts',
  'core/src/checking/reading/join-numbers.ts',
  'core/src/checking/reading/shown-sums.ts',
  'core/src/checking/telling/say-market.ts',
  'core/src/combos/reason.ts',
  'core/src/confidence/is-recommended.ts',
  'core/src/explain/facts.ts',
  'core/src/lookup/tell-markets.ts',
  'server/src/capabilities/analysis/stored/to-answer.ts',
  'server/src/capabilities/analysis/stored/upgrade-1-to-2.ts',
  'server/src/capabilities/analysis/sample-analysis.ts',
  'server/src/capabilities/fixtures/context/get-match-context.ts',
  'server/src/capabilities/history/export-history.ts',
  'server/src/capabilities/history/round/read-round-plan.ts',
  'server/src/capabilities/tipsters/publishing/preview-picture.ts',
  'server/src/capabilities/tipsters/publishing/read-tipster-page.ts',
  'server/src/capabilities/history/story-card/drawing/card-layout.ts',
  'web/src/features/member/analysis/result/markets/market-filter.ts',
  'web/src/domain/analysis/still-sample.ts',
  'web/src/features/member/history/journal/bankroll/bankroll-forms.tsx',
  'web/src/features/member/round-plan/round-plan-view.tsx',
  'web/src/features/visitor/tipster/shown-tipster.ts',
  'web/src/lib/format/format.ts',
  'web/src/lib/offline/offline-page.ts',
  'web/src/domain/analysis/shown-analysis.ts',
]

const files = sourceFiles({ withTests: false }).filter((path) =>
  /^(core|contract|analyst|demo-world|adapters|server|web)\/(src|service-worker)\//.test(path),
)
const code = (path: string) => readSource(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('nothing is multiplied or divided by 100 but in the files named here', () => {
  const found = files.filter((path) => /[*/]\s*100\b|\b100\s*\*/.test(code(path)))
  expect(found.toSorted()).toEqual(Object.keys(HUNDREDS).toSorted())
})

test('percent are made and read only where answers and texts have them', () => {
  const found = files.filter((path) => importsOf(path).some(({ target }) => target === 'core/src/percent.ts'))
  expect(found.toSorted()).toEqual(PERCENT.toSorted())
})
