import type { FixtureView } from '@prancheta/contract/fixtures.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AnalysesView } from '#features/analyses/analyses-view.tsx'
import { isOwnStep } from '#features/analyses/use-place.ts'
import { AnalysisResultView } from '#features/analysis-result/analysis-result-view.tsx'
import { MatchChatDialog } from '#features/match-chat/match-chat-dialog.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export function meta() {
  return pageMeta('Análises', { listed: false })
}

export default function AnalysesPage() {
  return <Visit key={useVisit()} />
}

function Visit() {
  const [talk, setTalk] = useState<{ fixture: FixtureView; isOpen: boolean } | null>(null)
  return (
    <>
      <AnalysesView
        onOpenChat={(fixture) => setTalk({ fixture, isOpen: true })}
        renderResult={(analysis) => (
          <AnalysisResultView
            analysis={analysis}
            onOpenChat={() => setTalk({ fixture: analysis.fixture, isOpen: true })}
          />
        )}
      />
      {talk && (
        <MatchChatDialog
          fixture={talk.fixture}
          open={talk.isOpen}
          onOpenChange={(isOpen) => setTalk({ ...talk, isOpen })}
        />
      )}
    </>
  )
}

/** A link that leads here begins anew; the address that only follows what is shown does not. */
function useVisit(): string {
  const { key, state } = useLocation()
  const [visit, setVisit] = useState(key)
  if (!isOwnStep(state) && visit !== key) setVisit(key)
  return visit
}
