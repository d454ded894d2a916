/** Who takes part in a game. Ids are the source's own, as text. */
export type NamedPlayers = { teamId: string; players: string[] }

/** What a player did in a game that is over. */
export type PlayedPart = {
  fixtureId: string
  teamId: string
  player: string
  minutes: number
  goals: number
  isStarter: boolean
}

export type SquadSource = {
  /** As an admin reads it. */
  name: string
  /** Of each side those that begin; empty until they are named, about an hour before the game. */
  lineups(fixtureId: string): Promise<NamedPlayers[]>
  /** Of each side those that are said to be out; doubtful ones are not. Empty where nobody is, or nobody tells. */
  absences(fixtureId: string): Promise<NamedPlayers[]>
  /** Everybody's part in these games, of up to twenty. A plan that has no such question refuses, as 'plan'. */
  playedParts(fixtureIds: readonly string[]): Promise<PlayedPart[]>
}
