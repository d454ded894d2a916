import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { Star } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { classes } from '#lib/page/classes.ts'
import { Button, IconButton, LinkButton } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { type Favourites, type Starred, useFavourites } from './favourite-games.tsx'

/**
 * Stars for a list of games: a light button a row and one dialog for all. Both functions stay the same until a star changes,
 * so that a list of hundreds is not drawn anew for nothing.
 */
export function useGameStars() {
  const favourites = useFavourites()
  const [game, setGame] = useState<FixtureView | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { isStarred } = favourites

  const isFavourite = useCallback(
    (one: FixtureView) => subjectsOf(one).some(({ kind, id }) => isStarred(kind, id)),
    [isStarred],
  )
  const renderGameAction = useCallback(
    (one: FixtureView): ReactNode => (
      <IconButton
        label={`Favoritos de ${one.homeName} x ${one.awayName}`}
        onClick={() => {
          setGame(one)
          setIsOpen(true)
        }}
      >
        <Star aria-hidden="true" className={classes(isFavourite(one) && 'fill-accent text-accent')} />
      </IconButton>
    ),
    [isFavourite],
  )
  const dialog = game && <StarDialog game={game} favourites={favourites} open={isOpen} onOpenChange={setIsOpen} />
  return { isFavourite, renderGameAction, dialog }
}

type StarDialogProps = {
  game: FixtureView
  favourites: Favourites
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A game's two clubs and its league, to star. Without the right it explains and leads to the plans. */
function StarDialog({ game, favourites: { mayStar, isStarred, star }, open, onOpenChange }: StarDialogProps) {
  return (
    <Dialog
      title="Favoritos"
      description={
        mayStar ? 'Favoritos vêm primeiro na lista e aparecem no Dashboard.' : historyWords.favouritesNeedPro
      }
      open={open}
      onOpenChange={onOpenChange}
      actions={
        mayStar ? undefined : (
          <LinkButton to="/pricing" variant="accent">
            Ver Planos
          </LinkButton>
        )
      }
    >
      {mayStar && (
        <ul className="grid gap-2">
          {subjectsOf(game).map((subject) => {
            const starred = isStarred(subject.kind, subject.id)
            return (
              <li key={`${subject.kind}-${subject.id}`}>
                <Button
                  variant="secondary"
                  aria-pressed={starred}
                  className="w-full justify-start text-left"
                  onClick={() => star(subject, !starred)}
                >
                  <Star
                    aria-hidden="true"
                    className={classes('size-4 shrink-0', starred && 'fill-accent text-accent')}
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    <bdi>{subject.name}</bdi>
                    <span className="ml-2 font-normal text-ink-muted text-xs">
                      {subject.kind === 'team' ? 'time' : 'campeonato'}
                    </span>
                  </span>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}

function subjectsOf(game: FixtureView): readonly Starred[] {
  return [
    { kind: 'team', id: game.homeId, name: game.homeName },
    { kind: 'team', id: game.awayId, name: game.awayName },
    { kind: 'league', id: game.leagueId, name: game.leagueName },
  ]
}
