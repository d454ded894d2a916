import type { ReactNode } from 'react'

type Props = { questions: readonly string[]; onPick: (question: string) => void; children?: ReactNode }

/** A few questions to begin with, one tap each; `children` are other ways to begin, before them. */
export function FirstQuestions({ questions, onPick, children }: Props) {
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p className="eyebrow">Para começar</p>
      {children}
      <ul className="grid gap-2 sm:grid-cols-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onPick(question)}
              className="flex min-h-11 w-full items-center rounded-control border border-line-strong/60 bg-surface-raised px-3.5 py-2 text-left text-sm transition-colors hover:border-line-strong"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
