import { execFileSync } from 'node:child_process'
import { ROOT } from '../run-step.ts'

export type Changes = { since: string; files: string[] }

/**
 * What differs from `base` in the working tree, untracked files included. Without a base that is what is not committed;
 * where everything is, what this branch has beyond the main one, or the last commit.
 */
export function changedFiles(base: string | null): Changes {
  const uncommitted = filesSince(base ?? 'HEAD')
  if (base !== null || uncommitted.length > 0) return { since: base ?? 'HEAD', files: uncommitted }
  const since = branchPoint() ?? 'HEAD~1'
  return { since, files: filesSince(since) }
}

function filesSince(base: string): string[] {
  const changed = git('diff', '--name-only', '--no-renames', base, '--')
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...changed, ...untracked])].sort()
}

/** Where this branch left the main one; null where it has not, or where nobody knows of a main one. */
function branchPoint(): string | null {
  try {
    const [point] = git('merge-base', 'HEAD', 'origin/main')
    const [head] = git('rev-parse', 'HEAD')
    return point === undefined || point === head ? null : point
  } catch {
    return null
  }
}

function git(...args: string[]): string[] {
  const said = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  return said.split('\n').filter((line) => line !== '')
}
