import type { FixtureView } from '@prancheta/contract/fixtures.ts'
import { historyMessages } from '@prancheta/contract/history-messages.ts'
import { Star } from 'lucide-react'
import { classes } from '#lib/classes.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { type Starred, useFavourites } from './use-favourites.ts'

/** A star beside a game: its two clubs and its league can be starred behind it. Without the right it explains. */
export function StarMenu({ game }: { game: FixtureView }) {
  const { mayStar, isStarred, star } = useFavourites()
  const subjects: readonly Starred[] = [
    { kind: 'team', id: game.homeId, name: game.homeName },
    { kind: 'team', id: game.awayId, name: game.awayName },
    { kind: 'league', id: game.leagueId, name: game.leagueName },
  ]
  const hasStar = mayStar && subjects.some(({ kind, id }) => isStarred(kind, id))
  return (
    <Dialog
      title="Favoritos"
      description={
        mayStar ? 'Favoritos vêm primeiro na lista e aparecem no Dashboard.' : historyMessages.favouritesNeedPro
      }
      trigger={
        <IconButton label={`Favoritos de ${game.homeName} x ${game.awayName}`}>
          <Star aria-hidden="true" className={classes(hasStar && 'fill-accent text-accent')} />
        </IconButton>
      }
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
          {subjects.map((subject) => {
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
                    {subject.name}
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
