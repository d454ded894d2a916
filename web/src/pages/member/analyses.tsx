import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { AnalysisResultView, type AskedCombo } from '#features/member/analysis/result/analysis-result-view.tsx'
import type { WantedPlace } from '#features/member/analysis/result/wanted-place.ts'
import { AnalysesView } from '#features/member/analysis/search/analyses-view.tsx'

import { useGameStars } from '#features/member/favourites/use-game-stars.tsx'
import { MatchChatDialog } from '#features/member/match-chat/match-chat-dialog.tsx'
import { StoryCardButton } from '#features/member/story-card/story-card-button.tsx'
import { isOwnStep } from '#lib/page/own-step.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { usePause } from '#lib/session/session.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { BehindOwnLimit, ClosedByLimit } from '#ui/product/limit-notice.tsx'
import { ClosedByPause } from '#ui/product/pause-notice.tsx'

/** The games below it do not wait for it. */
const DayBoard = lazy(async () => ({ default: (await import('#features/member/board/day-board.tsx')).DayBoard }))

const WaitingBoard = () => <Skeleton className="h-96 w-full rounded-card" />

type Talked = { fixture: FixtureView; asked?: AskedCombo | undefined }

export function meta() {
  return pageMeta('Análises', { listed: false })
}

export default function AnalysesPage() {
  return usePause() === null ? (
    <OpenAnalyses />
  ) : (
    <div className="px-4 py-8 sm:px-6">
      <ClosedByPause level="h1" title="As análises estão em pausa" />
    </div>
  )
}

function OpenAnalyses() {
  const { isFavourite, renderGameAction, dialog } = useGameStars()
  const [talk, setTalk] = useState<Talked | null>(null)
  const [isTalking, setIsTalking] = useState(false)
  const [wanted, setWanted] = useState<WantedPlace | null>(null)
  const [shownId, setShownId] = useState<number | null>(null)

  function openChat(fixture: FixtureView, asked?: AskedCombo) {
    setTalk({ fixture, asked })
    setIsTalking(true)
  }

  return (
    <>
      <AnalysesView
        key={useVisit()}
        board={
          <BehindOwnLimit
            waiting={<WaitingBoard />}
            closed={(reached) => <ClosedByLimit reached={reached} title="O quadro do dia está fechado por agora" />}
          >
            <Suspense fallback={<WaitingBoard />}>
              <DayBoard />
            </Suspense>
          </BehindOwnLimit>
        }
        isFavourite={isFavourite}
        renderGameAction={renderGameAction}
        onShown={setShownId}
        onOpenChat={openChat}
        renderResult={({ analysis, saved }) => (
          <AnalysisResultView
            analysis={analysis}
            {...(saved && { saved })}
            onOpenChat={(asked) => openChat(analysis.fixture, asked)}
            wanted={wanted}
            actions={{
              storyCard: <StoryCardButton analysisId={analysis.id} fixtureId={analysis.fixture.fixtureId} size="lg" />,
              renderComboCard: (combo) => (
                <StoryCardButton analysisId={analysis.id} fixtureId={analysis.fixture.fixtureId} combo={combo} />
              ),
            }}
          />
        )}
      />
      {dialog}
      {talk && (
        <MatchChatDialog
          fixture={talk.fixture}
          open={isTalking}
          asked={talk.asked}
          onOpenChange={setIsTalking}
          onShowPlace={talk.fixture.fixtureId === shownId ? (place) => setWanted({ place }) : undefined}
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
