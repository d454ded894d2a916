import { DemoWorld } from '@prancheta/demo-world/demo-world.ts'
import { demoFootball } from '#football/demo/demo-football.ts'
import { demoOdds } from '#odds/demo/demo-odds.ts'
import { demoWeather } from '#weather/demo/demo-weather.ts'

/** Prints all that the demo sources tell of a day at its noon in Brasília: what must be the same on every machine. */
const day = process.argv[2] ?? '2026-01-01'
const now = () => Date.parse(`${day}T15:00:00Z`)
const world = new DemoWorld()
const [football, odds, weather] = [demoFootball(world, now), demoOdds(world, now), demoWeather(now)]

const told: unknown[] = []
for (const game of await football.fixturesOfDay(day)) {
  const { id, league, season, home, away, kickOff, venue } = game
  const place = { lat: venue.lat ?? 0, lon: venue.lon ?? 0 }
  told.push(
    game,
    await odds.quotesFor({ source: 'demo', sourceId: id, league, season, home: home.name, away: away.name, kickOff }),
    await weather.forecast(place, kickOff),
    await football.standings(league.id, season),
    await football.lastGames(home.id, kickOff, 10),
    await football.headToHead(home.id, away.id, kickOff, 10),
  )
}
process.stdout.write(JSON.stringify(told))
