import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'

/** Games whose clubs or league have every typed word in their names, written with or without accents. */
export function findGames(games: readonly FixtureView[], typed: string): readonly FixtureView[] {
  const words = fold(typed).split(' ').filter(Boolean)
  if (words.length === 0) return games
  return games.filter(({ homeName, awayName, leagueName }) => {
    const names = fold(`${homeName} ${awayName} ${leagueName}`)
    return words.every((word) => names.includes(word))
  })
}

/** Favourites come first; otherwise the order stays. */
export function favouritesFirst(
  games: readonly FixtureView[],
  isFavourite: ((game: FixtureView) => boolean) | undefined,
): readonly FixtureView[] {
  if (!isFavourite) return games
  return [...games.filter(isFavourite), ...games.filter((game) => !isFavourite(game))]
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
