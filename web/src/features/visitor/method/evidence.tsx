import { Link } from 'react-router'
import {
  CALIBRATION_ERRORS,
  LOST_ON_MODEL_ALONE,
  MATCHES,
  RELIABILITY,
  RESULT_ERRORS,
  SEASONS,
} from '#domain/analysis/model-figures.ts'
import { formatDecimal, formatPointFigure } from '#lib/format/format.ts'
import { ReliabilityPicture } from '#ui/charts/reliability-picture.tsx'
import { Section } from '#ui/product/public-page.tsx'

const best = Math.min(...RESULT_ERRORS.map(({ rps }) => rps))
const worst = Math.max(...RESULT_ERRORS.map(({ rps }) => rps))

export function Evidence() {
  return (
    <Section
      eyebrow="A prova"
      title={`${MATCHES.toLocaleString('pt-BR')} partidas reais, uma por uma`}
      lead={`Refizemos as temporadas de ${SEASONS} em oito campeonatos, dia após dia. Cada partida foi prevista só com o que se sabia antes dela.`}
    >
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <ErrorTable />
        <Reliability />
      </div>
    </Section>
  )
}

/** Bars from the best to the worst of the list: the differences are small, and that is the point. */
function ErrorTable() {
  return (
    <div>
      <h3 className="headline text-lg">Erro médio em 1X2</h3>
      <p className="mt-2 text-ink-muted text-sm">
        Medido pelo RPS, a distância entre a previsão e o resultado. Menor é melhor.
      </p>
      <table className="mt-5 w-full text-sm">
        <caption className="sr-only">Erro médio (RPS) em 1X2 de cada forma de prever, do maior para o menor</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Forma de prever</th>
            <th scope="col">RPS</th>
          </tr>
        </thead>
        <tbody>
          {RESULT_ERRORS.map(({ name, rps, isOurs }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="w-full py-2.5 pr-4 text-left font-normal">
                <span className={isOurs ? 'font-semibold' : 'text-ink-muted'}>{name}</span>
                <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-surface-sunken">
                  <span
                    className={`block h-full rounded-full ${isOurs ? 'bg-brand' : 'bg-line-strong'}`}
                    style={{ width: `${8 + (92 * (rps - best)) / (worst - best)}%` }}
                  />
                </span>
              </th>
              <td className="figures py-2.5 align-top text-base">{formatDecimal(rps, 4)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-ink-muted text-sm">
        A barra mostra o erro além do melhor da lista. Com as odds do próprio jogo empatamos com o mercado, porque em
        grande parte o repetimos. Sem elas somos piores do que ele. Não vencemos o mercado, e ninguém deveria prometer
        isso.
      </p>
    </div>
  )
}

function Reliability() {
  return (
    <figure>
      <figcaption>
        <h3 className="headline text-lg">Calibração</h3>
        <p className="mt-2 text-ink-muted text-sm">
          Do que recebeu 30% de chance, cerca de 30% deve acontecer. Cada ponto é uma faixa de probabilidades em 1X2; a
          barra é o que a sorte sozinha pode causar.
        </p>
      </figcaption>
      <div className="mt-5">
        <ReliabilityPicture
          points={RELIABILITY}
          size="large"
          label="Gráfico: probabilidade dita no eixo horizontal, frequência observada no vertical. Os pontos ficam sobre a diagonal."
        />
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
        {CALIBRATION_ERRORS.map(({ name, error, byLuck }) => (
          <div key={name} className="border-line border-t pt-2">
            <dt className="text-ink-muted">{name}</dt>
            <dd>
              <span className="figures text-base">{formatPointFigure(error)}</span> ponto percentual
              <span className="block text-ink-muted text-xs">por sorte: {formatPointFigure(byLuck)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-muted text-sm">
        Em acima de 2,5 gols erramos mais do que gostaríamos: nessas temporadas o próprio mercado errou quase o mesmo
        tanto.
      </p>
    </figure>
  )
}

const LIMITS = [
  'Não conhece escalações, lesões, suspensões, transferências nem motivação. As odds trazem parte disso, com atraso.',
  'É mais fraca no começo e no fim das temporadas, e com times que acabaram de subir.',
  'No Brasil os dados gratuitos têm menos estatísticas, e o erro sem odds é maior do que na Europa.',
  'Não trata de prorrogação, pênaltis, campo neutro nem jogos de mata-mata.',
]

export function ModelAlone() {
  const { fromPct, toPct } = LOST_ON_MODEL_ALONE
  return (
    <Section eyebrow="O que não funciona" title="Apostar onde só o modelo vê valor perde dinheiro">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <p>
          <span className="figures block text-4xl text-bad">
            −{fromPct}% a −{toPct}%
          </span>
          <span className="mt-2 block text-ink-muted">
            do valor apostado, em mais de 26 mil partidas reais, para quem apostasse sempre que um modelo sozinho visse
            5% de valor sobre a média das odds.
          </span>
        </p>
        <div>
          <p>
            Onde o modelo e o mercado discordam, quase sempre há algo que o modelo não sabe. Por isso a Prancheta não
            chama de valor o que só ela vê: a recomendação usa a probabilidade conjunta e pede edge de pelo menos 5% e
            confiança de pelo menos 7/10. Na maioria dos jogos a resposta honesta é “sem valor neste jogo”.
          </p>
          <h3 className="headline mt-8 text-lg">O que a conta não sabe</h3>
          <ul className="mt-3 space-y-2 text-ink-muted">
            {LIMITS.map((limit) => (
              <li key={limit} className="flex gap-3">
                <span aria-hidden="true" className="mt-[0.6em] h-px w-3 shrink-0 bg-line-strong" />
                {limit}
              </li>
            ))}
          </ul>
          <p className="mt-6">
            O que dissemos de cada jogo, escrito antes dele, e o que veio depois:{' '}
            <Link to="/transparencia" className="underline underline-offset-2">
              Transparência
            </Link>
            .
          </p>
        </div>
      </div>
    </Section>
  )
}
