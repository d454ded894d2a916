import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AnalysisResultView } from '#features/member/analysis/result/analysis-result-view.tsx'
import { RecordView } from '#features/member/history/record/record-view.tsx'
import { HistoryView } from '#features/member/history/saved/history-view.tsx'
import { type SavedWhole, WholeAnalysis } from '#features/member/history/saved/whole-analysis.tsx'
import { MatchChatDialog } from '#features/member/match-chat/match-chat-dialog.tsx'
import { PublishButton } from '#features/member/publish/publish-button.tsx'
import { RoundPlanView } from '#features/member/round-plan/round-plan-view.tsx'
import { StoryCardButton } from '#features/member/story-card/story-card-button.tsx'
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
