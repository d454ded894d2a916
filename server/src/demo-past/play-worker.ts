import { parentPort, workerData } from 'node:worker_threads'
import type { PlayOrder, PlayReport } from './play-in-thread.ts'
import { momentOf, PlayedTime } from './stage.ts'
import { takeOverTimeAndDice } from './time-and-dice.ts'

const order: PlayOrder = workerData // what play-in-thread.ts hands over
const begins = momentOf(order.days.from, '00:10')
const { lastUse } = order
const time = new PlayedTime(takeOverTimeAndDice(lastUse > begins ? lastUse : begins), order.present)
time.throwFrom(`${order.days.first} ${order.days.from} opens`)

// Loaded after time and dice are ours: a library may keep for itself what it finds when it is loaded.
const { playOnStage } = await import('./open-stage.ts')
const report: PlayReport = await playOnStage(order, time)
parentPort?.postMessage(report)
