import { answerTasks } from '#platform/threads/answer-tasks.ts'
import { luckOf } from './luck.ts'

// A fifth of a second of sums.
answerTasks(luckOf)
