import { type ReactNode, useEffect, useId, useState } from 'react'
import { useReachedLimit } from '#domain/account/own-limits-query.ts'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { ClosedByLimit } from '#ui/product/limit-notice.tsx'
import { AnswerBoard } from './answer/answer-board.tsx'
import { Explanation } from './answer/explanation.tsx'
import { SavePanel, useSaveAnalysis } from './answer/save-panel.tsx'
import { Sources } from './context/sources.tsx'
import { TeamsSection } from './context/teams-section.tsx'
import { ComboList } from './markets/combo-list.tsx'
import { MarketList } from './markets/market-list.tsx'
import { MatchBar, MatchFacts, Notices } from './match-header.tsx'
import { StudySection } from './pictures/study-section.tsx'
import { ResultBoardContext, useNewResultBoard } from './result-board.ts'
import { ComboTray } from './tray/combo-tray.tsx'
import { useWantedPart, type WantedPlace } from './wanted-place.ts'

/** What the talk is asked of a combination: its pick, and the question. */
export type AskedCombo = { combo: string; question: string }

type Props = {
  analysis: ShownAnalysis
  /** With a question about a combination of the reader's own, or just so. */
  onOpenChat: (about?: AskedCombo) => void
  /** Opened from the history: what was saved, and its pick, stand there and are not chosen again. */
  saved?: { pick: string | null }
  /** What pages put beside saving and talking. */
  actions?: { storyCard?: ReactNode; renderComboCard?: (combo: string) => ReactNode }
  /** What a number in the talk leads to; a new object each time. */
  wanted?: WantedPlace | null
}

/** The result of an analysis: the answer first, then the evidence from strong to detailed. */
export function AnalysisResultView(props: Props) {
  // Another analysis, also of the same match, begins with nothing typed, chosen or saved.
  return <OneResult key={props.analysis.id} {...props} />
}

function OneResult({ analysis: answered, onOpenChat, saved, actions, wanted = null }: Props) {
  const now = useNow()
  const analysis = asOfNow(answered, now)
  const saving = useSaveAnalysis(analysis)
  const state = saved ? 'saved' : saving.state
  const board = useNewResultBoard(analysis, now, {
    isSaved: state !== 'idle',
    pick: saved ? saved.pick : analysis.pick,
  })
  useWantedPart(wanted, board.goToPart)
  const reached = useReachedLimit()
  // What was saved stands in the history as it was: to look back is no bet.
  const closed = saved ? null : reached
  const titleId = useId()
  return (
    <ResultBoardContext value={board}>
      <section aria-labelledby={titleId} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:gap-8">
        <MatchBar fixture={analysis.fixture} titleId={titleId} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
          <MatchFacts analysis={analysis} />
          <Notices analysis={analysis} />
          {closed === undefined && <Skeleton className="h-96 w-full rounded-card" />}
          {closed && <ClosedByLimit reached={closed} title="A recomendação está fechada por agora" />}
          {closed === null && (
            <div className="grid items-start gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <AnswerBoard analysis={analysis}>
                <SavePanel
                  analysis={analysis}
                  state={state}
                  onSave={saving.save}
                  isFromHistory={saved !== undefined}
                  onOpenChat={() => onOpenChat()}
                  storyCard={actions?.storyCard}
                />
              </AnswerBoard>
              <Explanation analysis={analysis} />
            </div>
          )}
        </div>
        {closed === null && (
          <>
            <MarketList analysis={analysis} now={now} wanted={wanted} />
            <ComboList analysis={analysis} />
          </>
        )}
        <StudySection analysis={analysis} />
        <TeamsSection analysis={analysis} />
        <Sources analysis={analysis} now={now} />
        {closed === null && board.tray && (
          <ComboTray
            analysis={analysis}
            tray={board.tray}
            onAsk={(combo, question) => onOpenChat({ combo, question })}
            renderCard={actions?.renderComboCard}
          />
        )}
      </section>
    </ResultBoardContext>
  )
}

/** A match that began since it was analysed, or while one reads, is spoken of as one that has begun. */
function asOfNow(analysis: ShownAnalysis, now: Date): ShownAnalysis {
  const hasStarted = analysis.hasStarted || new Date(analysis.fixture.dateUTC) <= now
  return hasStarted === analysis.hasStarted ? analysis : { ...analysis, hasStarted }
}

const MINUTE_MS = 60_000

/** The time, to the minute: ages of prices stay true while somebody studies the page. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
