const STEPS = [
  { title: 'Escolha a partida', text: 'Carregue os jogos do dia no Dashboard e escolha o que quer estudar.' },
  {
    title: 'Converse com a IA',
    text: 'Pergunte sobre contexto, estatísticas, valor e risco, quantas vezes quiser no mesmo jogo.',
  },
  {
    title: 'Receba a recomendação',
    text: 'Edge, stake ideal e a justificativa, ou a resposta honesta de que não há valor.',
  },
]

export function Steps() {
  return (
    <section aria-labelledby="steps-title" className="border-line border-t">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="steps-title" className="headline text-2xl">
          Três passos, do jogo à decisão
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step.title} className="border-chalk border-t-2 pt-4">
              <span aria-hidden="true" className="figures text-2xl text-brand">
                {index + 1}
              </span>
              <h3 className="headline mt-2 text-lg">{step.title}</h3>
              <p className="mt-2 max-w-[38ch] text-ink-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
