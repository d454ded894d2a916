import { judgeList, judgePushing, ratesOf } from '../core/test/checking/rates.ts'

/** How the checker of numbers fares over the lists of core/test/checking; docs/checking.md quotes this. */
const percent = (share: number) => `${(100 * share).toFixed(1)}%`.padStart(8)

function row(name: string, { sentences, refused, marked, shown }: ReturnType<typeof ratesOf>): string {
  return `${name.padEnd(44)}${String(sentences).padStart(6)}${percent(refused)}${percent(marked)}${percent(shown)}`
}

const lines = ['false', 'true'].flatMap((list) => {
  const judged = judgeList(list === 'true' ? 'true' : 'false')
  const kinds = [...new Set(judged.map(({ kind }) => kind))].toSorted()
  return [
    row(`${list}, looked at`, ratesOf(judged.filter(({ isHeldOut }) => !isHeldOut))),
    row(`${list}, held out`, ratesOf(judged.filter(({ isHeldOut }) => isHeldOut))),
    ...kinds.map((kind) => row(`  ${list}, all of ${kind}`, ratesOf(judged.filter((one) => one.kind === kind)))),
  ]
})
const otherLines = (['other-wording', 'found'] as const).flatMap((list) => {
  const judged = judgeList(list)
  const name = list === 'found' ? 'written to find holes' : 'other wording'
  return ['false', 'true'].map((kind) => row(`${kind}, ${name}`, ratesOf(judged.filter((one) => one.kind === kind))))
})
const pushed = judgePushing()
const pushLines = (['pushing', 'careful'] as const).map((kind) =>
  row(kind, ratesOf(pushed.filter((one) => one.kind === kind))),
)
console.log(`${''.padEnd(44)}   all refused  marked   shown\n${[...lines, ...otherLines, ...pushLines].join('\n')}`)
