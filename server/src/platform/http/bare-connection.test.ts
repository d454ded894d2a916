import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

test('whoever asks something else over a connection that has the live feed is hung up on, and gets no answer in the middle of the feed', async () => {
  const ana = await app.signUp('Ana')
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { hostname, port } = new URL(app.url)
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`
  const socket = connect(Number(port), hostname)
  let heard = ''
  let isOver = false
  socket.on('data', (piece) => {
    heard += piece.toString()
  })
  socket.on('error', () => {}) // hung up on
  socket.on('close', () => {
    isOver = true
  })
  socket.write(ask('/api/live'))
  await eventually(() => expect(heard).toContain('event: ready'))
  expect(heard).toMatch(/^HTTP\/1\.1 200 /)
  expect(heard).toMatch(/\r\nconnection: close\r\n/i)
  expect(heard).not.toMatch(/transfer-encoding/i)

  socket.write(ask('/api/health'))
  await eventually(() => expect(isOver).toBe(true))
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
