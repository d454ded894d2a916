import type { BoardGame, RoundComboAnswer } from '@prancheta/contract/board/routes.ts'
import { boardWords } from '@prancheta/contract/board/words.ts'
import { ROUND_LEGS_MAX } from '@prancheta/core/combos/round/round-combo.ts'
import { Layers, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#lib/api/call-api.ts'
import { formatChance, formatOdd, UNKNOWN } from '#lib/format/format.ts'
import { readOdd } from '#lib/forms/read-odd.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { CrestPair } from '#ui/product/crest.tsx'
import { Term } from '#ui/product/term.tsx'
import type { Leg } from '../board-place.ts'
import { comboNews, INDEPENDENCE_NOTE, REFUND_NOTE, stakeWords } from './combo-words.ts'
import { legName } from './leg-buttons.tsx'
import { useRoundCombo } from './use-round-combo.ts'

type Props = {
  mayAdd: boolean
  games: readonly BoardGame[]
  legs: readonly Leg[]
  onChange: (legs: readonly Leg[]) => void
}

/** 'Combinada da rodada': legs of different games of the day, a right of Black. */
export function RoundCombo({ mayAdd, games, legs, onChange }: Props) {
  return (
    <section aria-labelledby="round-combo-title" className="mt-4 border-line border-t pt-4">
      <h3 id="round-combo-title" className="headline flex items-center gap-2 text-base">
        <Layers aria-hidden="true" className="size-5 text-brand" />
        Combinada da rodada
      </h3>
      {!mayAdd && (
        <p className="mt-1 text-ink-muted text-sm">
          {boardWords.comboNeedsBlack}{' '}
          <Link to="/pricing" className="underline underline-offset-4">
            Ver Planos
          </Link>
        </p>
      )}
      {mayAdd && legs.length === 0 && (
        <p className="mt-1 max-w-[68ch] text-ink-muted text-sm">
          Abra um jogo do quadro e escolha uma perna. Até {ROUND_LEGS_MAX} jogos do mesmo dia, uma perna de cada.
        </p>
      )}
      {mayAdd && legs.length > 0 && <Legs games={games} legs={legs} onChange={onChange} />}
    </section>
  )
}

function Legs({ games, legs, onChange }: Omit<Props, 'mayAdd'>) {
  const [text, setText] = useState('')
  const { data: combo, error, isPlaceholderData } = useRoundCombo(legs, readOdd(text))
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {combo && !isPlaceholderData && comboNews(combo)}
      </p>
      {error && (
        <p role="alert" className="mt-2 rounded-control bg-bad-soft px-3 py-2 text-sm">
          {error instanceof ApiError ? error.message : boardWords.loadFailed}
        </p>
      )}
      {!combo && !error && <Skeleton className="mt-3 h-24 w-full" />}
      <div className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <LegList combo={combo} games={games} legs={legs} onChange={onChange} />
        {combo && combo.legs.length > 1 && <Price combo={combo} text={text} onType={setText} />}
      </div>
      <Button variant="ghost" size="sm" className="mt-2" onClick={() => onChange([])}>
        Limpar a combinada
      </Button>
    </>
  )
}

/** As the server knows them. What it refused is named by the board, marked where its game has begun, and can be taken out. */
function LegList({ combo, games, legs, onChange }: Omit<Props, 'mayAdd'> & { combo: RoundComboAnswer | undefined }) {
  return (
    <ul>
      {legs.map((leg) => {
        const priced = combo?.legs.find(({ fixtureId }) => fixtureId === leg.fixtureId)
        const isWeakest = combo && combo.legs.length > 1 && combo.legs[combo.weakest]?.fixtureId === leg.fixtureId
        const game = games.find(({ fixtureId }) => fixtureId === leg.fixtureId)
        const match = priced ?? game
        const market = priced?.market ?? legName(game, leg.marketId) ?? 'Perna'
        const name = match ? `${market} de ${match.homeName} x ${match.awayName}` : market
        return (
          <li key={leg.fixtureId} className="flex items-center gap-2 border-line border-t py-1 first:border-t-0">
            <span className="min-w-0 flex-1 text-sm">
              <span className="font-medium">{market}</span>
              {match && (
                <span className="block text-ink-muted text-xs">
                  <CrestPair match={match} />
                  <MatchName home={match.homeName} away={match.awayName} />
                  {priced && (
                    <>
                      {' '}
                      · <span className="figures">{formatChance(priced.chance)}</span>
                      {priced.odd !== null && ` · ${formatOdd(priced.odd)} na ${priced.house}`}
                    </>
                  )}
                </span>
              )}
              {game?.label === null && <Badge tone="bad">O jogo começou</Badge>}
              {isWeakest && <Badge tone="warn">A menos provável</Badge>}
            </span>
            <IconButton
              label={`Tirar ${name}`}
              onClick={() => onChange(legs.filter(({ fixtureId }) => fixtureId !== leg.fixtureId))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}

type PriceProps = { combo: RoundComboAnswer; text: string; onType: (text: string) => void }

function Price({ combo, text, onType }: PriceProps) {
  return (
    <div className="grid content-start gap-3">
      <dl className="grid grid-cols-2 gap-4">
        <Figure label="Chance de todas" value={formatChance(combo.chance)} />
        <Figure
          label={<Term id="fairOdd">Odd justa</Term>}
          value={combo.fairOdd === null ? UNKNOWN : formatOdd(combo.fairOdd)}
        />
      </dl>
      <div className="grid gap-2 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
        <Field label="Odd oferecida a você">
          <Input
            value={text}
            inputMode="decimal"
            autoComplete="off"
            placeholder="6,50"
            maxLength={8}
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
        <output className="block text-sm sm:pt-7">{stakeWords(combo)}</output>
      </div>
      <p className="text-ink-muted text-xs">
        {INDEPENDENCE_NOTE} {combo.refunded > 0.0005 && REFUND_NOTE}
      </p>
    </div>
  )
}

function Figure({ label, value }: { label: React.ReactNode; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd className="figures text-2xl">{value}</dd>
    </div>
  )
}
