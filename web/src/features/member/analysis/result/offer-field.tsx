import { resultWords } from '@prancheta/contract/analysis/result-words.ts'
import type { BankrollShare, Probability } from '@prancheta/core/units.ts'
import { kellyStake, STAKE_MAX } from '@prancheta/core/value/kelly.ts'
import { type ValueLabel, valueAt } from '@prancheta/core/value/value-at.ts'
import { useState } from 'react'
import { formatChance, formatMoney, formatOdd } from '#lib/format/format.ts'
import { readOdd } from '#lib/forms/read-odd.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { ValueBadge } from './figures.tsx'
import { useResultBoard } from './result-board.ts'

type Props = {
  /** The market's id or the combo's option. */
  id: string
  name: string
  chance: Probability
  fairOdd: number | null
}

/** The odd that the bettor's own house offers: edge and stake at once, also where no house of ours quotes. */
export function OfferField({ id, name, chance, fairOdd }: Props) {
  const { offers, typeOffer, stakeBase } = useResultBoard()
  const [isTyping, setTyping] = useState(false)
  const text = offers[id] ?? ''
  const odd = readOdd(text)
  const value = odd === null ? null : offeredValue(chance, odd, stakeBase)
  const isWrong = text.trim() !== '' && odd === null && !isTyping
  return (
    <div className="grid gap-2 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-start sm:gap-4">
      <Field
        label={
          <>
            Odd oferecida a você<span className="sr-only"> para {name}</span>
          </>
        }
        error={isWrong ? resultWords.oddInvalid : undefined}
      >
        <Input
          value={text}
          inputMode="decimal"
          autoComplete="off"
          placeholder="1,85"
          maxLength={8}
          onChange={(event) => {
            setTyping(true)
            typeOffer(id, event.target.value)
          }}
          onBlur={() => setTyping(false)}
        />
      </Field>
      <output className="block text-sm sm:min-h-17 sm:pt-7">
        {value ? (
          <OfferWords value={value} stakeBase={stakeBase} fairOdd={fairOdd} />
        ) : (
          <span className="text-ink-muted text-xs">Digite a odd da sua casa e veja o edge e a stake na hora.</span>
        )}
      </output>
    </div>
  )
}

type WordsProps = { value: OfferedValue; stakeBase: number; fairOdd: number | null }

function OfferWords({ value, stakeBase, fairOdd }: WordsProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ValueBadge label={value.label} edge={value.edge} />
      {value.stake > 0 ? (
        <span>
          Stake de <span className="figures">{formatChance(value.stake)}</span>:{' '}
          <span className="figures">{formatMoney(value.reais)}</span>{' '}
          <span className="text-ink-muted text-xs">{onStakeBase(value.stake, stakeBase)}</span>
        </span>
      ) : (
        <span className="text-ink-muted">
          Sem stake{fairOdd === null ? '.' : `: só acima de ${formatOdd(fairOdd)} haveria valor.`}
        </span>
      )}
    </span>
  )
}

/** What a stake is a share of, and that none is larger where it is the largest. */
export function onStakeBase(stake: number, stakeBase: number): string {
  const most = stake >= STAKE_MAX ? '; é o máximo que sugerimos em uma aposta' : ''
  return `sobre a base de ${formatMoney(stakeBase)}${most}`
}

type OfferedValue = { edge: number; label: ValueLabel; stake: BankrollShare; reais: number }

/** What an odd offered to the bettor is worth, on the pooled chance; no stake is above what one bet may have. */
export function offeredValue(chance: Probability, odd: number, stakeBase: number): OfferedValue | null {
  const value = valueAt({ chances: { pooled: chance } }, { house: '', odd })
  if (value.oddType === 'fair') return null
  const { edge, label } = value
  const stake = kellyStake(chance, value.odd)
  return { edge, label, stake, reais: stake * stakeBase }
}
