import { Section } from '#ui/product/public-page.tsx'

/** What the AI is asked and by whom: the questions are ours, the numbers of the answers are held against the match's own. */
export function AiDifference() {
  return (
    <Section
      className="bg-surface-sunken"
      eyebrow="O diferencial da IA"
      title="Mais de 100 perguntas estratégicas sobre cada jogo"
      lead="Em quatro temas, um toque de distância. Os números da resposta são conferidos com os que a Prancheta calculou, e os que não dá para conferir vêm marcados. Você pode falar do mesmo jogo quantas vezes quiser."
    >
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {THEMES.map(({ name, questions }) => (
          <li key={name}>
            <h3 className="headline text-lg">{name}</h3>
            <ul className="mt-3 space-y-2">
              {questions.map((question) => (
                <li
                  key={question}
                  className="w-fit rounded-card rounded-bl-none border border-line bg-surface-raised px-3.5 py-2 text-sm"
                >
                  {question}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A few of the bank's questions for the public page, which does not carry the whole bank. A test finds each in it. */
export const THEMES = [
  {
    name: 'Contexto do jogo',
    questions: [
      'Resuma o contexto deste jogo para mim.',
      'Como foram os últimos confrontos entre os dois?',
      'Vai chover na hora do jogo?',
    ],
  },
  {
    name: 'Estatísticas avançadas',
    questions: [
      'Quantos gols são esperados para cada time?',
      'Quais são os três placares mais prováveis?',
      'Quantos escanteios são esperados?',
    ],
  },
  {
    name: 'Valor e probabilidade',
    questions: [
      'Existe alguma aposta com valor neste jogo?',
      'Onde o modelo mais discorda do mercado?',
      'Por que não posso multiplicar as odds de uma combinação?',
    ],
  },
  {
    name: 'Gestão de risco',
    questions: [
      'Qual é o stake pelo Kelly a 25%?',
      'O que puxa a confiança desta análise para baixo?',
      'Quantas derrotas seguidas são normais?',
    ],
  },
] as const
