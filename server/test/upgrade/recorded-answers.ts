import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { Person } from '../person.ts'

const who = z.enum(['visitor', 'ana', 'bruno', 'clara', 'admin'])
const question = z.object({ who, method: z.enum(['get', 'post']), path: z.string(), body: z.unknown().optional() })
export type Question = z.output<typeof question>

/** The first line of the file: the commit that answered, the moment it took for now, and the sessions it had. */
const recording = z.object({ commit: z.string(), now: z.iso.datetime(), sessions: z.record(z.string(), z.string()) })
export type Recording = z.output<typeof recording>

const recordedAnswer = question.extend({ status: z.number(), answer: z.unknown() })
export type RecordedAnswer = z.output<typeof recordedAnswer>

/** Answers of an older version, one to a line, so that a change of one shows as one line. */
export async function readRecorded(path: string): Promise<{ recording: Recording; answers: RecordedAnswer[] }> {
  const [first = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n')
  return {
    recording: recording.parse(JSON.parse(first)),
    answers: lines.map((line) => recordedAnswer.parse(JSON.parse(line))),
  }
}

/** A browser whose session is from before the upgrade. */
export function returning(url: string, { sessions }: Pick<Recording, 'sessions'>, who: Question['who']): Person {
  const person = new Person(url)
  const cookie = sessions[who]
  if (cookie !== undefined) person.headers = { cookie }
  return person
}

export async function askAgain(
  url: string,
  recording: Pick<Recording, 'sessions'>,
  { who, method, path, body }: Question,
): Promise<Pick<RecordedAnswer, 'status' | 'answer'>> {
  const response = await returning(url, recording, who).send(method, path, body)
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, answer: isJson ? await response.json() : await response.text() }
}
