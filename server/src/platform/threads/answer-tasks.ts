import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from './thread.ts'

/** The other side of thread.ts: answers each task that the thread is asked. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on('message', async ({ id, task }: Asked<Task>) => {
    parentPort?.postMessage({ id, ...(await outcome(() => work(task))) } satisfies Answered<Result>)
  })
}

async function outcome<Result>(
  work: () => Result | Promise<Result>,
): Promise<{ result: Result } | { failure: string }> {
  try {
    return { result: await work() }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' }
  }
}
