import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import type { AskedCombo } from '#features/member/analysis/result/analysis-result-view.tsx'
import type { WantedPlace } from '#features/member/analysis/result/wanted-place.ts'
import { RecordBetButton } from '#features/member/history/journal/bets/record-bet-button.tsx'
import { HistoryView } from '#features/member/history/saved/history-view.tsx'
import { askForHistory, askForWhole } from '#features/member/history/saved/use-history.ts'
import { type SavedWhole, WholeAnalysis } from '#features/member/history/saved/whole-analysis.tsx'
import { OwnPageBar } from '#features/member/publish/own-page-bar.tsx'
import { PublishButton } from '#features/member/publish/publish-button.tsx'
import { StoryCardButton } from '#features/member/story-card/story-card-button.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'

// The list is why somebody comes here: what stands behind a tab or a click is loaded when it is wanted.
const loadResult = () => import('#features/member/analysis/result/analysis-result-view.tsx')
const AnalysisResultView = lazy(async () => ({ default: (await loadResult()).AnalysisResultView }))
const MatchChatDialog = lazy(async () => ({
  default: (await import('#features/member/match-chat/match-chat-dialog.tsx')).MatchChatDialog,
}))
const RecordView = lazy(async () => ({
  default: (await import('#features/member/history/record/record-view.tsx')).RecordView,
}))
const JournalView = lazy(async () => ({
  default: (await import('#features/member/history/journal/journal-view.tsx')).JournalView,
}))
const RoundPlanView = lazy(async () => ({
  default: (await import('#features/member/round-plan/round-plan-view.tsx')).RoundPlanView,
}))

export function meta() {
  return pageMeta('Histórico', { listed: false })
}

/** Asks for what the page will show as soon as the guard has let somebody in, while the page itself is still being drawn. */
export async function clientLoader({ request }: { request: Request }) {
  const analysisId = new URL(request.url).searchParams.get('analise')
  if (analysisId === null) askForHistory()
  else {
    askForWhole(analysisId)
    void loadResult()
  }
  return null
}

clientLoader.hydrate = true as const

/** A tab or a filter in the address changes nothing of what is asked for above. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || openedIn(currentUrl) !== openedIn(nextUrl)
}

const openedIn = ({ searchParams }: URL) => searchParams.get('analise')

const MORE_TABS = [
  { id: 'record', label: 'Retrospecto', content: later(<RecordView />) },
  { id: 'diario', label: 'Diário', content: later(<JournalView />) },
  { id: 'round', label: 'Carteira da rodada', content: later(<RoundPlanView />) },
]

const LIST_TAB = 'analyses'

export default function HistoryPage() {
  const [params, setParams] = useSearchParams()
  const analysisId = params.get('analise')
  const tab = MORE_TABS.find(({ id }) => id === params.get('aba'))?.id ?? LIST_TAB
  if (analysisId !== null)
    return <WholeAnalysis analysisId={analysisId} renderAnalysis={(saved) => <Whole {...saved} />} />
  return (
    <HistoryView
      ownPage={<OwnPageBar />}
      moreTabs={MORE_TABS}
      tab={tab}
      onTab={(id) => setParams(id === LIST_TAB ? {} : { aba: id }, { replace: true, preventScrollReset: true })}
      tabsWithFigures={['diario']}
      renderActions={(analysis) => (
        <>
          <RecordBetButton analysis={analysis} />
          <PublishButton analysis={analysis} />
          <StoryCardButton analysisId={analysis.id} fixtureId={analysis.fixtureId} variant="ghost" size="sm" />
        </>
      )}
    />
  )
}

function later(view: ReactNode) {
  return <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>{view}</Suspense>
}

function Whole({ analysis, pick }: SavedWhole) {
  const [isTalking, setIsTalking] = useState(false)
  const [asked, setAsked] = useState<AskedCombo | undefined>()
  const [wanted, setWanted] = useState<WantedPlace | null>(null)
  const { fixture } = analysis
  return later(
    <>
      <AnalysisResultView
        analysis={analysis}
        onOpenChat={(about) => {
          setAsked(about)
          setIsTalking(true)
        }}
        saved={{ pick }}
        wanted={wanted}
        actions={{
          storyCard: <StoryCardButton analysisId={analysis.id} fixtureId={fixture.fixtureId} size="lg" />,
          renderComboCard: (combo) => (
            <StoryCardButton analysisId={analysis.id} fixtureId={fixture.fixtureId} combo={combo} />
          ),
        }}
      />
      <MatchChatDialog
        fixture={fixture}
        open={isTalking}
        asked={asked}
        onOpenChange={setIsTalking}
        onShowPlace={(place) => setWanted({ place })}
      />
    </>,
  )
}
