import { threadId } from 'node:worker_threads'
import { answerTasks } from '#platform/threads/answer-tasks.ts'

/** A thread's program for the threads' own test: it works, says which it is, refuses, breaks or leaves, as it is told. */
answerTasks(async (task: string) => {
  if (task === 'refuse') throw new Error('refused')
  if (task === 'leave') process.exit()
  if (task === 'say which') return `thread ${threadId}`
  if (task !== 'break') return `did ${task}`
  setImmediate(() => {
    throw new Error('broken')
  })
  return new Promise<string>(() => {})
})
