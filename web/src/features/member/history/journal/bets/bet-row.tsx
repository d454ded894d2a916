import type { BetView } from '@prancheta/contract/journal/bet.ts'
import { Check, Minus, X } from 'lucide-react'
import { formatCents, formatDecimal, formatEdge, formatMatchDate, formatOdd } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { OUTCOMES } from '#ui/product/outcomes.ts'
import { formatProfit, KIND_WORDS } from '../journal-words.ts'
import { BetMenu } from './bet-menu.tsx'

/** Two lines about the match and the bet, what it cost and how it ended at the right edge. */
export function BetRow({ bet }: { bet: BetView }) {
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <p className="font-semibold text-sm [overflow-wrap:anywhere]">{bet.match}</p>
          <p className="text-sm [overflow-wrap:anywhere]">{bet.market}</p>
          <p className="text-ink-muted text-xs">
            {bet.league !== null && <bdi>{bet.league} · </bdi>}
            <time dateTime={bet.matchAt}>{formatMatchDate(new Date(bet.matchAt))}</time>
            {' · '}
            <bdi>{bet.house}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
          <p className="text-sm">
            <span className="figures">{stakeWords(bet)}</span>
            <span className="text-ink-muted"> na odd </span>
            <span className="figures">{oddWords(bet.odd)}</span>
          </p>
          <Ending bet={bet} />
        </div>
        <Notes bet={bet} />
      </div>
      <BetMenu bet={bet} />
    </li>
  )
}

const stakeWords = ({ stakeCents, units }: BetView) =>
  units === null ? formatCents(stakeCents) : `${formatDecimal(units, 2)} u (${formatCents(stakeCents)})`

/** Two decimals, and more only where the odd has them. */
const oddWords = (odd: number) => (Number(odd.toFixed(2)) === odd ? formatOdd(odd) : String(odd).replace('.', ','))

const SIGNS = { yes: Check, no: X, even: Minus }

function Ending({ bet }: { bet: BetView }) {
  if (!bet.isSettled || bet.profitCents === null) return <Badge>em aberto</Badge>
  const ended = bet.outcome === null || bet.kind === 'cash_out' ? null : OUTCOMES[bet.outcome]
  const Sign = ended && SIGNS[ended.sign]
  return (
    <p className="flex items-center gap-2">
      <Badge tone={ended?.tone ?? 'neutral'} icon={Sign && <Sign aria-hidden="true" />}>
        {ended?.word ?? 'encerrada antes'}
      </Badge>
      <span className="figures text-sm">{formatProfit(bet.profitCents)}</span>
    </p>
  )
}

/** What is special about it: its kind, who decided it, what the price was worth. A bet in words is always its owner's to settle. */
function Notes({ bet }: { bet: BetView }) {
  const notes = [
    bet.kind === 'normal' ? null : KIND_WORDS[bet.kind],
    bet.marketId === null ? null : handWords(bet),
    bet.isChanged && !bet.isByHand ? 'alterada depois de anotada' : null,
    bet.marketId === null ? null : closingWords(bet.closing),
  ].filter((note) => note !== null)
  if (notes.length === 0) return null
  return <p className="text-ink-muted text-xs sm:col-span-2">{notes.join(' · ')}</p>
}

function handWords({ isByHand, outcome, ruleOutcome }: BetView): string | null {
  if (!isByHand) return null
  const differs = ruleOutcome !== null && ruleOutcome !== outcome
  return differs
    ? `resultado anotado por você (pela nossa regra: ${OUTCOMES[ruleOutcome].word})`
    : 'resultado anotado por você'
}

export function closingWords(closing: BetView['closing']): string | null {
  if (closing === null || closing.state === 'waiting') return null
  if (closing.state === 'live') return 'feita com o jogo em andamento: sem preço de fechamento'
  if (closing.state === 'none') return 'sem preço de fechamento conhecido'
  const { houseOdd, houseValue, fairOdd, marketValue } = closing
  return [
    houseOdd !== null && houseValue !== null
      ? `fechou a ${formatOdd(houseOdd)} na mesma casa (${formatEdge(houseValue)})`
      : null,
    fairOdd !== null && marketValue !== null
      ? `odd justa no fechamento ${formatOdd(fairOdd)} (${formatEdge(marketValue)})`
      : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
