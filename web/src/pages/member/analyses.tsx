import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { AnalysisResultView } from '#features/member/analysis/result/analysis-result-view.tsx'
import { AnalysesView } from '#features/member/analysis/search/analyses-view.tsx'
import { isOwnStep } from '#features/member/analysis/search/use-place.ts'
import { useGameStars } from '#features/member/favourites/use-game-stars.tsx'
import { MatchChatDialog } from '#features/member/match-chat/match-chat-dialog.tsx'
import { StoryCardButton } from '#features/member/story-card/story-card-button.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Análises', { listed: false })
}

export default function AnalysesPage() {
  const { isFavourite, renderGameAction, dialog } = useGameStars()
  const [talk, setTalk] = useState<FixtureView | null>(null)
  const [isTalking, setIsTalking] = useState(false)

  function openChat(fixture: FixtureView) {
    setTalk(fixture)
    setIsTalking(true)
  }

  return (
    <>
      <AnalysesView
        key={useVisit()}
        isFavourite={isFavourite}
        renderGameAction={renderGameAction}
        onOpenChat={openChat}
        renderResult={({ analysis, saved }) => (
          <AnalysisResultView
            analysis={analysis}
            {...(saved && { saved })}
            onOpenChat={() => openChat(analysis.fixture)}
            actions={{
              storyCard: <StoryCardButton analysisId={analysis.id} fixtureId={analysis.fixture.fixtureId} size="lg" />,
            }}
          />
        )}
      />
      {dialog}
      {talk && <MatchChatDialog fixture={talk} open={isTalking} onOpenChange={setIsTalking} />}
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
