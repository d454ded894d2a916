import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, formatDateTime } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { favouriteGamesQuery, useFavourites } from './use-favourites.ts'

/** The next games of what is starred. Nothing without the right; without stars, how to set one. */
export function FavouriteGames() {
  const { mayStar, favourites } = useFavourites()
  const { data } = useQuery({ ...favouriteGamesQuery, enabled: mayStar && favourites.length > 0 })
  if (!mayStar) return null
  const games = data?.fixtures ?? []
  return (
    <Card level="h2" title="Próximos jogos dos favoritos">
      {games.length === 0 ? (
        <p className="text-ink-muted text-sm">
          {favourites.length === 0
            ? 'Toque na estrela ao lado de um jogo, em Análises, para acompanhar um time ou campeonato aqui.'
            : 'Nenhum jogo dos seus favoritos nos próximos dias que já conhecemos.'}
        </p>
      ) : (
        <ul className="-my-2">
          {games.map((game) => (
            <li key={game.fixtureId} className="border-line border-b last:border-b-0">
              <Link
                to={`/analyses?jogo=${game.fixtureId}`}
                className="group flex min-h-14 items-center gap-3 rounded-control py-2 text-sm"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold [overflow-wrap:anywhere] group-hover:underline">
                    {game.homeName} x {game.awayName}
                  </span>
                  <span className="block text-ink-muted text-xs">
                    {game.leagueName} · {whenOf(game)}
                  </span>
                </span>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function whenOf({ dateUTC, isTimeKnown }: { dateUTC: string; isTimeKnown: boolean }): string {
  const at = new Date(dateUTC)
  return isTimeKnown ? formatDateTime(at) : `${formatDate(at)}, horário a definir`
}
