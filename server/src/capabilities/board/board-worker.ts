import { answerTasks } from '#platform/threads/answer-tasks.ts'
import { priceGames } from './price-games.ts'

// A day of games is some hundred milliseconds of sums.
answerTasks(priceGames)
