import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPath, ROOT } from '../run-step.ts'
import { type Counts, NOTHING, readVitestReport } from './vitest-report.ts'

/** One process of the proof. Parts of one lane run one after the other, lanes side by side. */
export type Part = {
  name: string
  /** A program of the project and its arguments; `vitest` parts also name the projects they run. */
  program: string
  args: readonly string[]
}

export type PartResult = Part & Counts & { wallSeconds: number; cpuSeconds: number | null }

/** Where on-node-26.mjs keeps compiled code: named so, threads and processes that a part starts use it too. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node')

const reports = mkdtempSync(join(tmpdir(), 'prancheta-tests-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

/** Runs one part to its end. Its output is shown whole if it fails, and is one line otherwise. */
export async function runPart(part: Part, env: Record<string, string>): Promise<PartResult> {
  const reportPath = join(reports, `${part.name.replaceAll(/\W+/g, '-')}.json`)
  const isVitest = part.program === 'vitest'
  const reporting = isVitest ? ['--reporter=default', '--reporter=json', `--outputFile=${reportPath}`] : []
  const startedAt = performance.now()
  const { code, output } = await runMeasured(part.program, [...part.args, ...reporting], env)
  const wallSeconds = (performance.now() - startedAt) / 1000
  const { text, cpuSeconds } = splitCpuTimes(output)
  const counts = isVitest ? readVitestReport(reportPath, code === 0) : countsSaid(part, code, text)
  if (counts.failed.length > 0) console.log(`\n— ${part.name} —\n${text}`)
  return { ...part, ...counts, wallSeconds, cpuSeconds }
}

/** What a program other than Vitest says of itself: our own closing line, if it has one, and its exit code. */
function countsSaid({ name }: Part, code: number | null, text: string): Counts {
  const passed = Number(/^(\d+) passed, \d+ failed/m.exec(text)?.[1] ?? 0)
  const failed = [...text.matchAll(/^Failed: (.+)$/gm)].map(([, what = name]) => what)
  return { ...NOTHING, passed, failed: code !== 0 && failed.length === 0 ? [name] : failed }
}

/** Under a shell that says at the end how much processor time the program and all its children took. */
function runMeasured(program: string, args: readonly string[], env: Record<string, string>) {
  const command = program === 'node' ? process.execPath : join(ROOT, 'node_modules/.bin', program)
  const [shell, ...shellArgs] =
    process.platform === 'win32' ? [command] : ['sh', '-c', '"$@"; code=$?; times; exit $code', 'sh', command]
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(shell ?? command, [...shellArgs, ...args], {
      cwd: ROOT,
      env: { ...process.env, PATH: ownPath(), NODE_COMPILE_CACHE, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** `times` ends the output with two lines, the shell's own times and its children's: user and system each. */
function splitCpuTimes(output: string): { text: string; cpuSeconds: number | null } {
  const found = /\n?\S+ \S+\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(output)
  if (!found) return { text: output, cpuSeconds: null }
  const [, userMinutes, userSeconds, systemMinutes, systemSeconds] = found.map(Number)
  const minutes = (userMinutes ?? 0) + (systemMinutes ?? 0)
  return {
    text: output.slice(0, found.index),
    cpuSeconds: minutes * 60 + (userSeconds ?? 0) + (systemSeconds ?? 0),
  }
}
