import { CloudLightning, CloudRain, CloudSun, Cloudy, Sun } from 'lucide-react'
import { expect, test } from 'vitest'
import { nearRows } from './league-table.tsx'
import { meetingWords } from './meetings.tsx'
import { weatherIcon } from './weather-card.tsx'

test.each([
  ['Céu limpo', 12, Sun],
  ['Predominantemente limpo', 40, Sun],
  ['Parcialmente nublado', 20, CloudSun],
  ['Nublado', 0, Cloudy],
  ['Pancadas de chuva', 55, CloudRain],
  ['Trovoada com granizo forte', 90, CloudLightning],
  [null, 80, CloudRain],
])('"%s" has the picture of what it says, whatever the chance of rain', (condition, rain, icon) => {
  expect(weatherIcon(condition, rain)).toBe(icon)
})

const row = (rank: number) => ({
  ...{ group: null, rank, teamId: rank, teamName: `Time ${rank}`, played: 10, won: 5, drawn: 2, lost: 3 },
  ...{ goalsFor: 12, goalsAgainst: 9, points: 17, form: null },
})

test('of a long table the leader, the two clubs and their neighbours are shown', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row(at + 1))
  const clubs = { homeId: 8, homeName: 'Time 8', awayId: 20, awayName: 'Time 20' }
  expect(nearRows(rows, clubs).map(({ rank }) => rank)).toEqual([1, 7, 8, 9, 19, 20])
})

test('meetings are counted for today’s two clubs, wherever they were played', () => {
  const met = (homeName: string, homeGoals: number, awayGoals: number, awayName: string) => ({
    ...{ date: '2026-01-01T00:00:00Z', homeName, homeGoals, awayGoals, awayName },
  })
  const clubs = { homeName: 'Jirau', awayName: 'Anta' }
  const meetings = [met('Jirau', 2, 1, 'Anta'), met('Anta', 0, 3, 'Jirau'), met('Anta', 1, 1, 'Jirau')]
  expect(meetingWords(meetings, clubs, false)).toBe(
    'Nos últimos 3: 2 vitórias de Jirau, 1 empate e 0 vitórias de Anta.',
  )
  expect(meetingWords([], clubs, false)).toBe('Não conhecemos nenhum jogo anterior entre os dois.')
  expect(meetingWords([], clubs, true)).toBe('Não estão disponíveis agora.')
})
