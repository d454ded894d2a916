import { openThread, type Thread } from '#platform/threads/thread.ts'

const kept = new Map<string, Thread<unknown, unknown>>()

/**
 * Threads that outlive the app which began them and serve the next: to begin one takes most of a second, and none keeps
 * anything of what it was asked. The deep run's apps have their own.
 */
export function keptThread<Task, Result>(program: URL): Thread<Task, Result> {
  // Each program has one kind of task and answer, which its opener names.
  const thread = (kept.get(program.href) ?? openThread(program)) as Thread<Task, Result>
  kept.set(program.href, thread as Thread<unknown, unknown>)
  return { begin: () => thread.begin(), ask: (task) => thread.ask(task), stop: async () => {} }
}
