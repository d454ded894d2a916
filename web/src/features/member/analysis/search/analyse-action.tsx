import { ANALYSIS_STEPS, type AnalysisStep } from '@prancheta/contract/analysis/routes.ts'
import { analysisWords } from '@prancheta/contract/analysis/words.ts'
import { ClipboardPen } from 'lucide-react'
import { StepProgress } from '#ui/feedback/progress.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import type { Allowance, Analyses } from './use-analyses.ts'

const STEP_WORDS: Record<AnalysisStep, string> = {
  facts: 'Buscando estatísticas, odds e clima…',
  ratings: 'Lendo a força dos times no modelo…',
  prices: 'Calculando probabilidades e comparando com o mercado…',
  explanation: 'Escrevendo a explicação…',
  storing: 'Guardando a análise…',
}
/** Before the first of them the server looks whether the month still allows it. */
const STEPS = ['Conferindo o seu plano…', ...ANALYSIS_STEPS.map((step) => STEP_WORDS[step])]

/** The button for the analysis with what the month allows, and while it runs how far it has come. */
export function AnalyseAction({ allowance, analysis, analyse }: Pick<Analyses, 'allowance' | 'analysis' | 'analyse'>) {
  const { isRunning, step } = analysis
  return (
    <div className="grid gap-3">
      {allowance.kind === 'blocked' ? (
        <LinkButton to="/pricing" variant="accent" size="lg" className="w-full">
          {analysisWords.limitReachedUpgrade}
        </LinkButton>
      ) : (
        <Button
          variant="accent"
          size="lg"
          className="w-full"
          busy={isRunning || allowance.kind === 'looking'}
          onClick={analyse}
        >
          {!isRunning && <ClipboardPen className="size-5" aria-hidden="true" />}
          Gerar Análise Inteligente
          {allowance.kind === 'open' && allowance.figure !== null && (
            <span className="figures whitespace-nowrap">({allowance.figure})</span>
          )}
        </Button>
      )}
      <p className="text-ink-muted text-xs">{hintOf(allowance)}</p>
      {isRunning && (
        <StepProgress
          label="Gerando análise"
          steps={STEPS}
          done={step === null ? 0 : 1 + ANALYSIS_STEPS.indexOf(step)}
        />
      )}
      {analysis.failure !== null && <p className="font-medium text-bad text-sm">{analysis.failure}</p>}
    </div>
  )
}

function hintOf(allowance: Allowance): string {
  if (allowance.kind === 'blocked')
    return 'As partidas do mês acabaram. As que você já analisou continuam livres: escolha uma delas na lista.'
  if (allowance.kind === 'open' && allowance.isCounted)
    return 'Esta partida já foi contada neste mês: analisar de novo não gasta nada.'
  return 'Cada partida conta uma vez por mês; analisar a mesma de novo não gasta nada.'
}
