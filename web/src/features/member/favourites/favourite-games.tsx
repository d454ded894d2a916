import * as contract from '@prancheta/contract/fixtures/favourites.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useRight } from '#domain/billing/use-right.ts'
import { callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { Card } from '#ui/primitives/card.tsx'
import { GameLinks } from '#ui/product/game-links.tsx'
import { FavouriteSample } from '#ui/product/samples/game-samples.tsx'

/** The next games of what is starred. Nothing without the right; without stars, how to set one. */
export function FavouriteGames() {
  const { mayStar, favourites } = useFavourites()
  const { data } = useQuery({ ...favouriteGamesQuery, enabled: mayStar && favourites.length > 0 })
  if (!mayStar) return null
  const games = data?.fixtures ?? []
  return (
    <Card level="h2" title="Próximos jogos dos favoritos">
      {games.length === 0 ? (
        <>
          {favourites.length === 0 && <FavouriteSample />}
          <p className="text-ink-muted text-sm not-first:mt-3">
            {favourites.length === 0
              ? 'Toque na estrela ao lado de um jogo, em Análises, para acompanhar um time ou campeonato aqui.'
              : 'Nenhum jogo dos seus favoritos nos próximos dias que já conhecemos.'}
          </p>
        </>
      ) : (
        <GameLinks now={new Date()} games={games.map((game) => ({ ...game, kickOff: game.dateUTC }))} />
      )}
    </Card>
  )
}

const FAVOURITES_KEY = ['favourites'] as const

const favouritesQuery = queryOptions({
  queryKey: [...FAVOURITES_KEY, 'list'],
  queryFn: ({ signal }) => callApi(contract.listFavourites, {}, { signal }),
})

const favouriteGamesQuery = queryOptions({
  queryKey: [...FAVOURITES_KEY, 'games'],
  queryFn: ({ signal }) => callApi(contract.listFavouriteGames, {}, { signal }),
})

export type Starred = { kind: contract.FavouriteKind; id: number; name: string }

/** What the reader starred. A star shows at once and goes back when the server would not have it. */
export function useFavourites() {
  const mayStar = useRight('favourites')
  const { data } = useQuery({ ...favouritesQuery, enabled: mayStar })
  const starring = useMutation({
    mutationFn: ({ subject: { kind, id }, starred }: { subject: Starred; starred: boolean }) =>
      callApi(starred ? contract.addFavourite : contract.removeFavourite, { kind, id }),
    async onMutate({ subject, starred }) {
      await queryClient.cancelQueries({ queryKey: favouritesQuery.queryKey })
      queryClient.setQueryData(favouritesQuery.queryKey, (known) => {
        const others = (known?.favourites ?? []).filter((one) => !isSame(one, subject))
        return { favourites: starred ? [...others, subject] : others }
      })
    },
    onError: (failure) => tellFailure(failure, historyWords.favouriteFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: FAVOURITES_KEY }),
  })
  // Stars of a plan that ran out are kept, and not shown.
  const favourites = mayStar ? (data?.favourites ?? NONE) : NONE
  const isStarred = useCallback(
    (kind: contract.FavouriteKind, id: number) => favourites.some((one) => isSame(one, { kind, id })),
    [favourites],
  )
  return {
    mayStar,
    favourites,
    isStarred,
    star: (subject: Starred, starred: boolean) => starring.mutate({ subject, starred }),
  }
}

export type Favourites = ReturnType<typeof useFavourites>

const NONE: readonly contract.Favourite[] = []

type Subject = Pick<Starred, 'kind' | 'id'>
const isSame = (one: Subject, other: Subject) => one.kind === other.kind && one.id === other.id
