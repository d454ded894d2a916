import { type MarkKind, RulerMark } from '#ui/charts/signature/ruler-mark.tsx'
import { Section } from '#ui/product/section.tsx'

const NUMBERS: readonly { kind: MarkKind; name: string; text: string }[] = [
  {
    kind: 'model',
    name: 'Modelo',
    text: 'Cada time tem uma nota de ataque e uma de defesa, tiradas dos jogos passados: gols, finalizações, escanteios e o que as odds daqueles jogos diziam. Jogos antigos pesam menos. Delas saem os gols esperados e, por Poisson com pequenas correções, a chance de cada placar.',
  },
  {
    kind: 'market',
    name: 'Mercado',
    text: 'As odds de várias casas, uma a uma, sem a margem que cada casa embute. Preços velhos e fora do comum ficam de fora; o resto vira uma média. É a opinião de quem arrisca dinheiro, e costuma ser muito boa.',
  },
  {
    kind: 'pooled',
    name: 'Conjunta',
    text: 'As duas reunidas em um só mapa de placares, com peso maior para o mercado. Edge, Kelly, confiança e recomendação usam só esta. Combinações do mesmo jogo são lidas nesse mapa, nunca multiplicadas.',
  },
]

export function ThreeNumbers() {
  return (
    <Section
      eyebrow="O método"
      title="Modelo, mercado e conjunta"
      lead="Mostramos sempre três probabilidades. A distância entre elas é uma informação: quando modelo e mercado discordam muito, na maioria das vezes é o modelo que erra."
    >
      <dl className="grid gap-8 lg:grid-cols-3">
        {NUMBERS.map(({ kind, name, text }) => (
          <div key={kind}>
            <dt className="headline flex items-center gap-3 text-lg">
              <RulerMark kind={kind} />
              {name}
            </dt>
            <dd className="mt-2 text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
