import { chatWords } from '@prancheta/contract/chat/words.ts'
import { Trash2 } from 'lucide-react'
import { useTalk } from '#lib/chat/use-talk.ts'
import { toast } from '#lib/page/toast.ts'
import { useSession } from '#lib/session/session.ts'
import { Button } from '#ui/primitives/button.tsx'
import { TallDialog, TallDialogHeader } from '#ui/primitives/tall-dialog.tsx'
import { type TalkedMatch, whenOf } from './greeting.ts'
import { MatchTalk } from './match-talk.tsx'

type Props = { fixture: TalkedMatch; open: boolean; onOpenChange: (open: boolean) => void }

/** The talk about one match, over whatever page opens it. */
export function MatchChatDialog({ fixture, open, onOpenChange }: Props) {
  const session = useSession()
  const userId = session === 'unknown' ? undefined : session?.userId
  return (
    <TallDialog open={open && userId !== undefined} onOpenChange={onOpenChange}>
      {/* Another match, or another person, is another talk. */}
      {userId !== undefined && <OpenTalk key={`${userId} ${fixture.fixtureId}`} userId={userId} fixture={fixture} />}
    </TallDialog>
  )
}

function OpenTalk({ userId, fixture }: { userId: string; fixture: TalkedMatch }) {
  const { talk, view } = useTalk(userId, fixture.fixtureId)
  const about = [fixture.leagueName, whenOf(fixture), ...(fixture.isDemo ? ['dados de demonstração'] : [])]

  function clear() {
    talk.clear()
    toast.success(chatWords.historyCleared)
  }

  return (
    <>
      <TallDialogHeader
        title={`${fixture.homeName} x ${fixture.awayName}`}
        description={about.join(' · ')}
        actions={
          <Button variant="ghost" size="sm" disabled={view.entries.length === 0} onClick={clear}>
            <Trash2 className="size-4" aria-hidden="true" />
            Limpar
          </Button>
        }
      />
      <MatchTalk talk={talk} view={view} match={fixture} />
    </>
  )
}
