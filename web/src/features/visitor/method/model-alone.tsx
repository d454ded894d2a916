import { LOST_ON_MODEL_ALONE } from '#domain/analysis/model-figures.ts'
import { Section } from '#ui/product/section.tsx'

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
        </div>
      </div>
    </Section>
  )
}
