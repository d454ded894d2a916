import { chatWords } from '@prancheta/contract/chat/words.ts'
import { QUESTION_THEMES } from '@prancheta/core/chat/questions.ts'
import { Layers, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { TalkView } from '#lib/chat/shown-talk.ts'
import type { Talk } from '#lib/chat/talk.ts'
import { useTalk } from '#lib/chat/use-talk.ts'
import { toast } from '#lib/page/toast.ts'
import { usePause, useSession } from '#lib/session/session.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { TallDialog, TallDialogHeader } from '#ui/primitives/dialog.tsx'
import { MatchName } from '#ui/primitives/names.tsx'
import { ShowPlaceContext } from '#ui/product/chat/chat-bubbles.tsx'
import { ChatComposer } from '#ui/product/chat/chat-composer.tsx'
import { ChatLog } from '#ui/product/chat/chat-log.tsx'
import { FirstQuestions, QuestionThemes } from '#ui/product/chat/question-themes.tsx'
import { ClosedByPause } from '#ui/product/pause-notice.tsx'
import { type MatchTalk, type TalkedMatch, useGreeting, whenOf } from './use-greeting.ts'

type Props = {
  fixture: TalkedMatch
  open: boolean
  /** What is asked as soon as the talk stands there; a new object each time. */
  asked?: AskedAtOnce | null | undefined
  onOpenChange: (open: boolean) => void
  /** Where an analysis of the match stands on the page: shows a market's row in it, once the talk is out of the way. */
  onShowPlace?: ((place: string) => void) | undefined
}

/** A question about a combination of one's own, by its pick. */
type AskedAtOnce = { combo: string; question: string }

/** The talk about one match, over whatever page opens it. */
export function MatchChatDialog({ fixture, open, asked = null, onOpenChange, onShowPlace }: Props) {
  const session = useSession()
  const userId = session === 'unknown' ? undefined : session?.userId
  const chosen = useRef<string | null>(null)

  function leaveFor(place: string) {
    chosen.current = place
    onOpenChange(false)
  }

  function showChosen() {
    if (chosen.current !== null) onShowPlace?.(chosen.current)
    chosen.current = null
  }

  return (
    <TallDialog open={open && userId !== undefined} onOpenChange={onOpenChange} onClosed={showChosen}>
      {/* Another match, or another person, is another talk. */}
      <ShowPlaceContext value={onShowPlace ? leaveFor : null}>
        {userId !== undefined && (
          <OpenTalk key={`${userId} ${fixture.fixtureId}`} userId={userId} fixture={fixture} asked={asked} />
        )}
      </ShowPlaceContext>
    </TallDialog>
  )
}

type TalkProps = { userId: string; fixture: TalkedMatch; asked: AskedAtOnce | null }

function OpenTalk({ userId, fixture, asked }: TalkProps) {
  const { talk, view } = useTalk(userId, fixture.fixtureId)
  const pause = usePause()
  useAskAtOnce(talk, view, pause === null ? asked : null)
  const about = [whenOf(fixture), ...(fixture.isDemo ? ['dados de demonstração'] : [])]

  function clear() {
    talk.clear()
    toast.success(chatWords.historyCleared)
  }

  return (
    <>
      <TallDialogHeader
        title={<MatchName home={fixture.homeName} away={fixture.awayName} />}
        description={
          <>
            <bdi>{fixture.leagueName}</bdi> · {about.join(' · ')}
          </>
        }
        actions={
          <Button variant="ghost" size="sm" disabled={view.entries.length === 0} onClick={clear}>
            <Trash2 className="size-4" aria-hidden="true" />
            Limpar
          </Button>
        }
      />
      {pause === null ? (
        <TalkAboutMatch talk={talk} view={view} match={fixture} />
      ) : (
        <div className="overflow-y-auto p-4">
          <ClosedByPause title="O chat está em pausa" />
        </div>
      )}
    </>
  )
}

/** Asks once the greeting stands there, so that the talk reads in its order. */
function useAskAtOnce(talk: Talk, view: TalkView, asked: AskedAtOnce | null) {
  const last = useRef<AskedAtOnce | null>(null)
  const isReady = view.greeting !== null && view.state === 'idle'
  useEffect(() => {
    if (!asked || !isReady || last.current === asked) return
    last.current = asked
    void talk.ask(asked.question, asked.combo)
  }, [talk, asked, isReady])
}

const COMBO_QUESTION = 'Qual combinação tem a maior chance de bater?'

function TalkAboutMatch({ talk, view, match }: MatchTalk) {
  const questions = useGreeting({ talk, view, match })
  const isPending = view.state !== 'idle'
  const ask = (question: string) => void talk.ask(question)
  const firsts = QUESTION_THEMES.flatMap((theme) => questions?.[theme].slice(0, 1) ?? [])
  return (
    <>
      <ChatLog
        view={view}
        label={`Conversa sobre ${match.homeName} x ${match.awayName}`}
        onAskAgain={() => void talk.askAgain()}
        beginning={
          view.greeting === null ? (
            <GreetingSkeleton />
          ) : (
            <FirstQuestions questions={firsts} onPick={ask}>
              <Button variant="secondary" className="self-start" onClick={() => ask(COMBO_QUESTION)}>
                <Layers className="size-4" aria-hidden="true" />
                Sugerir uma combinação
              </Button>
            </FirstQuestions>
          )
        }
      />
      {questions && <QuestionThemes questions={questions} isDisabled={isPending} onPick={ask} />}
      <ChatComposer
        isPending={isPending}
        placeholder="Pergunte sobre esta partida"
        onSend={(text) => talk.ask(text)}
        onStop={() => talk.stop()}
      />
    </>
  )
}

function GreetingSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Carregando os dados da partida.</span>
      <Skeleton className="h-20 w-4/5" />
      <Skeleton className="h-11 w-3/5" />
    </div>
  )
}
