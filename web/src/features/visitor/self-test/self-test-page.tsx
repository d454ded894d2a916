import {
  SELF_TEST_ANSWERS,
  SELF_TEST_QUESTIONS,
  type SelfTestBand,
  scoreSelfTest,
} from '@prancheta/core/responsible-play/self-test.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { HelpLinks } from '#ui/product/pause-notice.tsx'
import { PageIntro } from '#ui/product/public-page.tsx'

export function meta() {
  return pageMeta('Autoteste', {
    path: '/autoteste',
    description:
      'Nove perguntas, respondidas só no seu aparelho, para olhar a sua relação com as apostas e saber onde encontrar ajuda.',
  })
}

/** Nine questions, answered and scored here: nothing is sent and nothing is kept. */
export default function SelfTestPage() {
  const [answers, setAnswers] = useState<readonly (number | null)[]>(SELF_TEST_QUESTIONS.map(() => null))
  const [isAsked, setIsAsked] = useState(false)
  const missing = answers.filter((answer) => answer === null).length
  const result = scoreSelfTest(answers)
  const [isTold, setIsTold] = useState(false)

  function answer(place: number, given: number) {
    setAnswers(answers.map((before, index) => (index === place ? given : before)))
    setIsTold(false)
  }

  function begin() {
    setAnswers(SELF_TEST_QUESTIONS.map(() => null))
    setIsAsked(false)
    setIsTold(false)
  }

  return (
    <>
      <PageIntro title="Autoteste">
        Nove perguntas sobre os seus últimos 12 meses. As respostas ficam só nesta página: nada é enviado nem guardado.
      </PageIntro>
      <div className="mx-auto w-full max-w-6xl px-4 pb-12 sm:px-6">
        <form
          className="max-w-3xl"
          onSubmit={(event) => {
            event.preventDefault()
            setIsAsked(true)
            setIsTold(result !== null)
          }}
        >
          <ol className="grid gap-3">
            {SELF_TEST_QUESTIONS.map((question, place) => (
              <li key={question}>
                <Question
                  number={place + 1}
                  text={question}
                  value={answers[place] ?? null}
                  isMissing={isAsked && (answers[place] ?? null) === null}
                  onAnswer={(given) => answer(place, given)}
                />
              </li>
            ))}
          </ol>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Button type="submit">Ver o resultado</Button>
            <p role="status" className="text-ink-muted text-sm">
              {isAsked && missing > 0 && (missing === 1 ? 'Falta uma resposta.' : `Faltam ${missing} respostas.`)}
            </p>
          </div>
        </form>
        {isTold && result && <Result {...result} onBegin={begin} />}
        <p className="mt-8 max-w-3xl border-line border-t pt-4 text-ink-muted text-sm">
          As perguntas são as do Problem Gambling Severity Index (J. Ferris e H. Wynne, The Canadian Problem Gambling
          Index: Final Report, 2001), em tradução nossa. É uma triagem, não um diagnóstico.
        </p>
      </div>
    </>
  )
}

type QuestionProps = {
  number: number
  text: string
  value: number | null
  isMissing: boolean
  onAnswer: (given: number) => void
}

function Question({ number, text, value, isMissing, onAnswer }: QuestionProps) {
  const name = useId()
  return (
    <fieldset className="rounded-card border border-line bg-surface-raised p-4 sm:p-5">
      <legend className="float-left mb-3 w-full font-medium">
        <span className="figures mr-2 text-ink-muted">{number}.</span>
        {text}
        {isMissing && <span className="ml-2 whitespace-nowrap font-normal text-bad text-sm">Falta responder.</span>}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-2 sm:grid-cols-4">
        {SELF_TEST_ANSWERS.map((label, given) => (
          <label
            key={label}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-line-strong px-2 text-center text-sm hover:border-brand has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:font-semibold has-[:checked]:text-brand-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand"
          >
            <input
              type="radio"
              name={name}
              checked={value === given}
              onChange={() => onAnswer(given)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const RESULTS: Record<SelfTestBand, { title: string; text: string }> = {
  none: {
    title: 'Sem sinais de problema',
    text: 'Pelas suas respostas, as apostas não têm trazido consequências ruins. Se isso mudar, o teste está sempre aqui.',
  },
  low: {
    title: 'Risco baixo',
    text: 'Poucas consequências até agora. Vale olhar de tempos em tempos quanto tempo e dinheiro vão para as apostas.',
  },
  moderate: {
    title: 'Risco moderado',
    text: 'As apostas já trouxeram algumas consequências ruins. Uma pausa ajuda a ver com clareza, e conversar com alguém de confiança também.',
  },
  high: {
    title: 'Risco alto',
    text: 'As suas respostas indicam que as apostas estão fazendo mal. Você não precisa resolver isso sem ajuda: há gente preparada para ouvir, de graça e em sigilo.',
  },
}

function Result({ score, band, onBegin }: { score: number; band: SelfTestBand; onBegin: () => void }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { title, text } = RESULTS[band]
  const needsHelp = band === 'moderate' || band === 'high'
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="self-test-result"
      className="mt-8 max-w-3xl rounded-card border border-brand bg-surface-raised p-5 outline-none sm:p-6"
    >
      <h2 id="self-test-result" className="headline text-xl">
        {title}: {score} de 27 pontos
      </h2>
      <p className="mt-2">{text}</p>
      <div className="mt-4 flex flex-col gap-2 sm:flex-row">
        {needsHelp && <LinkButton to="/settings#pausa">Fazer uma pausa</LinkButton>}
        <Button variant="ghost" onClick={onBegin}>
          Responder de novo
        </Button>
      </div>
      {band !== 'none' && (
        <>
          <p className="mt-4 border-line border-t pt-4 text-ink-muted text-sm">Onde encontrar ajuda:</p>
          <HelpLinks />
        </>
      )}
    </section>
  )
}
