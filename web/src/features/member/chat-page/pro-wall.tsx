import { chatWords } from '@prancheta/contract/chat/words.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { Link } from 'react-router'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'

export function ProWall() {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6">
      <EmptyState
        level="h1"
        title={commonWords.proOnly}
        action={
          <LinkButton to="/pricing" variant="accent" size="lg">
            {chatWords.seePlans}
          </LinkButton>
        }
      >
        <p>
          Nesta página você conversa com a IA sobre método, valor e gestão de risco, sem escolher uma partida antes.
        </p>
        <p className="mt-2">
          A conversa sobre uma partida faz parte de todos os planos: ela abre a partir da{' '}
          <Link to="/analyses" className="font-medium text-brand underline underline-offset-2">
            análise
          </Link>
          .
        </p>
      </EmptyState>
    </div>
  )
}
