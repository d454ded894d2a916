import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AnalysisResultView } from '#features/analysis-result/analysis-result-view.tsx'
import { HistoryView } from '#features/history/history-view.tsx'
import { type SavedWhole, WholeAnalysis } from '#features/history/whole-analysis.tsx'
import { MatchChatDialog } from '#features/match-chat/match-chat-dialog.tsx'
import { PublishButton } from '#features/publish/publish-button.tsx'
import { RecordView } from '#features/record/record-view.tsx'
import { RoundPlanView } from '#features/round-plan/round-plan-view.tsx'
import { StoryCardButton } from '#features/story-card/story-card-button.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Histórico', { listed: false })
}

const MORE_TABS = [
  { id: 'record', label: 'Retrospecto', content: <RecordView /> },
  { id: 'round', label: 'Carteira da rodada', content: <RoundPlanView /> },
]

export default function HistoryPage() {
  const [params] = useSearchParams()
  const analysisId = params.get('analise')
  if (analysisId !== null)
    return <WholeAnalysis analysisId={analysisId} renderAnalysis={(saved) => <Whole {...saved} />} />
  return (
    <HistoryView
      moreTabs={MORE_TABS}
      renderActions={(analysis) => (
        <>
          <PublishButton analysis={analysis} />
          <StoryCardButton analysisId={analysis.id} fixtureId={analysis.fixtureId} variant="ghost" size="sm" />
        </>
      )}
    />
  )
}

function Whole({ analysis, pick }: SavedWhole) {
  const [isTalking, setIsTalking] = useState(false)
  const { fixture } = analysis
  return (
    <>
      <AnalysisResultView
        analysis={analysis}
        onOpenChat={() => setIsTalking(true)}
        saved={{ pick }}
        actions={{ storyCard: <StoryCardButton analysisId={analysis.id} fixtureId={fixture.fixtureId} size="lg" /> }}
      />
      <MatchChatDialog fixture={fixture} open={isTalking} onOpenChange={setIsTalking} />
    </>
  )
}
