import { QUESTION_THEMES, type QuestionTheme, THEME_NAMES } from '@prancheta/core/chat/questions.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classes } from '#lib/page/classes.ts'

type Props = {
  questions: Record<QuestionTheme, readonly string[]>
  isDisabled: boolean
  onPick: (question: string) => void
}

/** The bank of questions by theme: a chip opens its theme, a tap on a question asks it. */
export function QuestionThemes({ questions, isDisabled, onPick }: Props) {
  const [open, setOpen] = useState<QuestionTheme | null>(null)
  const panel = useId()
  const shown = open === null || isDisabled ? null : open
  const themes = QUESTION_THEMES.filter((theme) => questions[theme].length > 0)
  return (
    <div className="border-line border-t bg-surface-raised">
      {shown !== null && (
        <section id={panel} aria-label={THEME_NAMES[shown]} className="max-h-[34dvh] overflow-y-auto p-2">
          <ul className="grid gap-1 sm:grid-cols-2">
            {questions[shown].map((question) => (
              <li key={question}>
                <button
                  type="button"
                  className="min-h-11 w-full rounded-control px-3 py-2 text-left text-sm hover:bg-surface-sunken"
                  onClick={() => {
                    setOpen(null)
                    onPick(question)
                  }}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* Many chips scroll inside their own line, never the page. */}
      <ul
        aria-label="Perguntas por tema"
        className="fading-ends flex gap-2 overflow-x-auto px-3 py-2 [scrollbar-width:none]"
      >
        {themes.map((theme) => (
          <li key={theme} className="shrink-0">
            <button
              type="button"
              disabled={isDisabled}
              aria-expanded={shown === theme}
              aria-controls={shown === theme ? panel : undefined}
              onClick={() => setOpen(open === theme ? null : theme)}
              className={classes(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 font-medium text-sm transition-colors disabled:opacity-55 sm:min-h-9',
                shown === theme
                  ? 'border-brand bg-brand-soft text-brand'
                  : 'border-line-strong/60 hover:border-line-strong hover:bg-surface-sunken',
              )}
            >
              {THEME_NAMES[theme]}
              <ChevronDown aria-hidden="true" className={classes('size-4', shown === theme && 'rotate-180')} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FirstQuestionsProps = { questions: readonly string[]; onPick: (question: string) => void; children?: ReactNode }

/** A few questions to begin with, one tap each; `children` are other ways to begin, before them. */
export function FirstQuestions({ questions, onPick, children }: FirstQuestionsProps) {
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
