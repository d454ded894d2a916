import { demoFootball } from '@prancheta/adapters/football/demo/demo-football.ts'
import { DemoWorld } from '@prancheta/demo-world/demo-world.ts'

/** One day's games, asked first thing in a process of its own. Prints milliseconds of the clock and of the processor. */
const start = performance.now()
const before = process.cpuUsage()
await demoFootball(new DemoWorld(), Date.now).fixturesOfDay(new Date().toISOString().slice(0, 10))
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ wallMs: performance.now() - start, cpuMs: (user + system) / 1000 }))
