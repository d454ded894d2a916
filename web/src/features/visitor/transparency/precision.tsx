import type { PublicLogRecord } from '@prancheta/contract/public-log/routes.ts'
import { formatChance, formatCount } from '#lib/format/format.ts'
import { ReliabilityPicture } from '#ui/charts/reliability-picture.tsx'
import { Section } from '#ui/product/public-page.tsx'
import { formatRps, rangeOf } from './record-words.ts'

/** How close the chances were: the error of each way to say them, and said against came. */
export function Precision({ record }: { record: PublicLogRecord }) {
  return (
    <Section
      eyebrow="Precisão"
      title="O que dissemos contra o que aconteceu"
      lead="Cada jogo tem duas previsões escritas: a primeira do dia e a última antes de começar. A linha de fechamento é o que as casas diziam juntas na mesma hora da última, sem a margem delas."
    >
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <Errors record={record} />
        <Calibration record={record} />
      </div>
    </Section>
  )
}

function Errors({ record: { overall } }: { record: PublicLogRecord }) {
  const { rps } = overall
  const rows = [
    { name: 'Nossa última previsão', estimate: rps.last, isOurs: true },
    { name: 'Nossa primeira do dia', estimate: rps.first, isOurs: true },
    { name: 'Só o modelo, sem as odds', estimate: rps.model, isOurs: false },
    { name: 'Fechamento do mercado', estimate: rps.market, isOurs: false },
  ].flatMap(({ estimate, ...row }) => (estimate ? [{ ...row, estimate }] : []))
  const ends = rows.map(({ estimate }) => estimate.mean)
  const [best, worst] = [Math.min(...ends), Math.max(...ends)]
  return (
    <div>
      <h3 className="headline text-lg">Erro médio em 1X2</h3>
      <p className="mt-2 text-ink-muted text-sm">
        Medido pelo RPS, a distância entre a previsão e o resultado. Menor é melhor.
      </p>
      <table className="mt-5 w-full text-sm">
        <caption className="sr-only">Erro médio (RPS) em 1X2, com o intervalo que a sorte deixa</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Previsão</th>
            <th scope="col">RPS</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, estimate, isOurs }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="w-full py-2.5 pr-4 text-left font-normal">
                <span className={isOurs ? 'font-semibold' : 'text-ink-muted'}>{name}</span>
                <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-surface-sunken">
                  <span
                    className={`block h-full rounded-full ${isOurs ? 'bg-brand' : 'bg-line-strong'}`}
                    style={{ width: `${8 + (92 * (estimate.mean - best)) / Math.max(worst - best, 1e-9)}%` }}
                  />
                </span>
              </th>
              <td className="py-2.5 text-right align-top">
                <span className="figures block text-base">{formatRps(estimate.mean)}</span>
                <span className="block whitespace-nowrap text-ink-muted text-xs">{rangeOf(estimate, formatRps)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-ink-muted text-sm">
        A barra mostra o erro além do melhor da lista. O intervalo é onde a média ficaria 19 vezes em 20 se só a sorte
        mudasse.
      </p>
    </div>
  )
}

function Calibration({ record: { calibration } }: { record: PublicLogRecord }) {
  const points = calibration.map(({ said, happened, luck }) => ({ said, came: happened, luck }))
  const total = calibration.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure>
      <figcaption>
        <h3 className="headline text-lg">Calibração</h3>
        <p className="mt-2 text-ink-muted text-sm">
          Do que recebeu 30% de chance, cerca de 30% deve acontecer. {formatCount(total)} chances de 1X2, acima de 2,5
          gols e ambas marcam; a barra é o que a sorte sozinha pode causar.
        </p>
      </figcaption>
      <div className="mt-5">
        <ReliabilityPicture points={points} size="large" />
      </div>
      <ul className="sr-only">
        {calibration.map(({ said, happened, count }) => (
          <li key={said}>
            Dissemos {formatChance(said)}, aconteceu {formatChance(happened)}, em {formatCount(count)} chances.
          </li>
        ))}
      </ul>
    </figure>
  )
}
