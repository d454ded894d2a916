import { CloudSun, Droplets, Wind } from 'lucide-react'
import { MATCHES, RELIABILITY } from '#domain/analysis/model-figures.ts'
import { STILL, STILL_PIECES } from '#domain/analysis/still-sample.ts'
import { formatCount } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { ReliabilityPicture } from '#ui/charts/reliability-picture.tsx'
import { Piece } from './piece.tsx'

const { talk, weather, form, csv, reasons } = STILL_PIECES

/** A question of the bank and the first words of its answer. */
export function TalkPiece() {
  const [answer] = talk.reply.split('\n')
  return (
    <Piece caption="Cada número da resposta foi conferido">
      <p className="ml-auto w-fit max-w-[90%] rounded-card rounded-br-mark bg-brand px-3 py-2 text-brand-ink text-sm">
        {talk.question}
      </p>
      <p className="mt-2 w-fit max-w-[94%] rounded-card rounded-bl-mark border border-line bg-surface-raised px-3 py-2 text-sm">
        {answer}
      </p>
    </Piece>
  )
}

/** Why the sample's answer is what it is. */
export function ReasonsPiece() {
  return (
    <Piece caption={`${STILL.home} × ${STILL.away}`}>
      <ul className="space-y-2 text-sm">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-[0.5em] size-1.5 shrink-0 rounded-full bg-brand" />
            {reason}
          </li>
        ))}
      </ul>
    </Piece>
  )
}

const RESULTS: Record<string, { letter: string; word: string; look: string }> = {
  W: { letter: 'V', word: 'vitória', look: 'bg-good-soft text-good' },
  D: { letter: 'E', word: 'empate', look: 'bg-surface text-ink-muted' },
  L: { letter: 'D', word: 'derrota', look: 'bg-bad-soft text-bad' },
}

const UNKNOWN_RESULT = { letter: '–', word: 'sem resultado', look: 'text-ink-muted' }

/** The form of both clubs and the weather at kick-off. */
export function ContextPiece() {
  return (
    <Piece caption="Últimos cinco jogos, o mais recente à direita">
      {[STILL.home, STILL.away].map((club, at) => (
        <div key={club} className="flex items-center justify-between gap-3 py-1 text-sm">
          <span className="min-w-0 font-semibold">{club}</span>
          <Form results={form[at] ?? []} />
        </div>
      ))}
      {weather && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 border-line border-t pt-2.5 text-sm [&_svg]:size-4 [&_svg]:text-ink-muted">
          <li className="flex items-center gap-1.5">
            <CloudSun aria-hidden="true" />
            {weather.condition}, {weather.minTemp} a {weather.maxTemp} °C
          </li>
          <li className="flex items-center gap-1.5">
            <Droplets aria-hidden="true" />
            <span className="sr-only">Chance de chuva: </span>
            {weather.chanceOfRain}%
          </li>
          <li className="flex items-center gap-1.5">
            <Wind aria-hidden="true" />
            <span className="sr-only">Vento: </span>
            {weather.wind} km/h
          </li>
        </ul>
      )}
    </Piece>
  )
}

function Form({ results }: { results: readonly string[] }) {
  const games = results.map((result, ago) => ({ ago, ...(RESULTS[result] ?? UNKNOWN_RESULT) }))
  return (
    <ol className="flex gap-1">
      {games.toReversed().map(({ ago, letter, word, look }) => (
        <li key={ago} className={classes('figures flex size-6 items-center justify-center rounded-mark text-xs', look)}>
          <span aria-hidden="true">{letter}</span>
          <span className="sr-only">{word}</span>
        </li>
      ))}
    </ol>
  )
}

/** Our own record: what was said against what came, on real matches. */
export function CalibrationPiece() {
  return (
    <Piece isDemo={false} caption={`A calibração da própria Prancheta, em ${formatCount(MATCHES)} partidas reais`}>
      <div className="mx-auto max-w-56">
        <ReliabilityPicture
          points={RELIABILITY}
          size="small"
          label="Gráfico: probabilidade dita no eixo horizontal, frequência observada no vertical. Os pontos ficam sobre a diagonal."
        />
      </div>
    </Piece>
  )
}

/** Some columns of the file, as a spreadsheet shows them. */
export function CsvPiece() {
  return (
    <Piece caption="Algumas colunas do arquivo">
      <dl className="divide-y divide-line overflow-hidden rounded-mark border border-line bg-surface-raised text-sm">
        {csv.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] divide-x divide-line">
            <dt className="px-2.5 py-1 text-ink-muted">{name}</dt>
            <dd className="px-2.5 py-1 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Piece>
  )
}
