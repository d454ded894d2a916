import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { addFavourite } from '@prancheta/contract/fixtures/favourites.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { chanceOf } from '../chance.ts'
import { someMember } from '../company.ts'
import { anaComesOn, hasAna, type PlayedDay, payingSince } from '../played-day.ts'
import { addDays, daysBetween } from '../stage.ts'
import { noteBetInWords, noteBets, tendBankrolls } from './bets.ts'
import { findGames } from './games.ts'
import { markResults, publishMost, studySome } from './studies.ts'

/** Games of the day are analysed and saved before they begin. Who is shut out is left out, and nobody else with them. */
export async function playStudies(played: PlayedDay): Promise<void> {
  const { day, days, stage, company } = played
  const { bruno, clara } = company
  const { followed } = await findGames(played, day)
  for (const member of [clara, bruno])
    if (chanceOf('looks', member.role.email, day) < 0.12) await stage.attempt(() => markResults(member))
  await tendBankrolls(played)
  await noteBetInWords(played)
  await stage.attempt(async () => {
    const studies = await studySome({ member: clara, stage }, followed, chanceOf('clara', day) < 0.1 ? 2 : 1)
    await publishMost(clara, studies)
    await noteBets(played, 'clara', studies)
  })
  await stage.attempt(async () => {
    if (chanceOf('bruno', day) < 0.49)
      await noteBets(played, 'bruno', await studySome({ member: bruno, stage }, followed, 1))
    if (day === payingSince(days)) await chooseFavourites(played, followed)
  })
  await stage.attempt(() => studyAsAna(played, followed))
  const member = someMember(company.membersOn(days.first, day), 0.16, 'study', day)
  if (member) await stage.attempt(() => studySome({ member, stage }, followed, 1))
}

async function chooseFavourites({ company: { bruno } }: PlayedDay, games: readonly FixtureView[]): Promise<void> {
  const [game, ...others] = games
  if (!game) return
  const other = others.find(({ leagueId }) => leagueId !== game.leagueId) ?? game
  await bruno.call(addFavourite, { kind: 'team', id: game.homeId })
  await bruno.call(addFavourite, { kind: 'team', id: other.awayId })
  await bruno.call(addFavourite, { kind: 'league', id: other.leagueId })
}

/** Two matches some days after she came, and two of the month that today is in. */
async function studyAsAna(played: PlayedDay, games: readonly FixtureView[]): Promise<void> {
  const { day, days, stage, company } = played
  if (!hasAna(played)) return
  const { ana } = company
  const today = addDays(days.to, 1)
  if (days.from === days.first && day === addDays(anaComesOn(days), 5))
    await studySome({ member: ana, stage }, games, 2)
  const isOfThisMonth = day.slice(0, 7) === today.slice(0, 7)
  if (!isOfThisMonth || ![9, 3].includes(daysBetween(day, today))) return
  const { analyses_count_month: used } = await ana.call(readPlan, {})
  if (used < 2) await studySome({ member: ana, stage }, games, 1)
}
