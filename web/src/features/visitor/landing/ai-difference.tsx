import { Section } from '#ui/product/section.tsx'
import { THEMES } from './question-themes.ts'

/** What the AI is asked and by whom: the questions are ours, the answers stand on the match's own numbers. */
export function AiDifference() {
  return (
    <Section
      className="bg-surface-sunken"
      eyebrow="O diferencial da IA"
      title="Mais de 100 perguntas estratégicas sobre cada jogo"
      lead="Em quatro temas, um toque de distância. A IA responde só com números que a Prancheta calculou, e diz quando não sabe. Você pode falar do mesmo jogo quantas vezes quiser."
    >
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
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
