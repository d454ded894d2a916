import type { BoardGame } from '@prancheta/contract/board/routes.ts'
import { boardWords } from '@prancheta/contract/board/words.ts'
import { useMemo, useState } from 'react'
import { formatEdge, isoDay } from '#lib/format/format.ts'
import { usePause } from '#lib/session/session.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { GameLinks } from '#ui/product/game-links.tsx'
import { BehindOwnLimit } from '#ui/product/limit-notice.tsx'
import { boardAt, worthALook } from './arrange-board.ts'
import { boardSummary } from './board-words.ts'
import { LabelBadge } from './label-badge.tsx'
import { useBoard, useMinute } from './use-board.ts'

/** Today's board on the dashboard: how many games have value, and the first of them. Nothing in a pause, nor at a limit of one's own. */
export function BoardCard() {
  if (usePause() !== null) return null
  return (
    <BehindOwnLimit waiting={<Skeleton className="h-72 w-full rounded-card" />} closed={() => null}>
      <OpenCard />
    </BehindOwnLimit>
  )
}

function OpenCard() {
  const [today] = useState(() => isoDay(new Date()))
  const now = useMinute()
  const { data: read, isError, isFetching, refetch } = useBoard(today)
  const data = useMemo(() => read && boardAt(read, now), [read, now])
  if (isError && !data)
    return <LoadFailure title={boardWords.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
  const games = data ? worthALook(data.games) : []
  return (
    <Card
      level="h2"
      title="Quadro do dia"
      description={data ? boardSummary(data) : 'Todos os jogos em um olhar.'}
      actions={
        <LinkButton to={data?.seesValue ? '/analyses?ordem=edge' : '/analyses'} variant="ghost">
          Abrir o quadro
        </LinkButton>
      }
    >
      {!data && <Skeleton className="h-32 w-full" />}
      {data && games.length === 0 && (
        <p className="text-ink-muted text-sm">
          Nenhum jogo com valor ou perto dele agora. Não ter valor também é uma resposta.
        </p>
      )}
      <GameLinks
        now={now}
        games={games.map((game) => ({ ...game, kickOff: game.dateUTC, badge: <Worth game={game} /> }))}
      />
    </Card>
  )
}

function Worth({ game: { label, state, offers } }: { game: BoardGame }) {
  const best = offers?.[0]
  return (
    <span className="flex shrink-0 flex-col items-end gap-0.5">
      <LabelBadge label={label} state={state} />
      {best && <span className="figures text-sm">{formatEdge(best.edge)}</span>}
    </span>
  )
}
