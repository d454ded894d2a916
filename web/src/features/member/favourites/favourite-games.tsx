import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/primitives/card.tsx'
import { GameLinks } from '#ui/product/game-links.tsx'
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
        <GameLinks games={games.map((game) => ({ ...game, kickOff: game.dateUTC }))} />
      )}
    </Card>
  )
}
