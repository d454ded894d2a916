import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { Star } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { classes } from '#lib/page/classes.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { StarDialog, subjectsOf } from './star-dialog.tsx'
import { useFavourites } from './use-favourites.ts'

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
