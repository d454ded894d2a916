import { once } from 'node:events'
import { createServer } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from '#mail/port.ts'
import { SourceError } from '#source-error.ts'
import { LOCALHOST_CERTIFICATE } from '#test/localhost-certificate.ts'
import { type CatcherOptions, catchMails } from '#test/mail-catcher.ts'
import { readSmtpAddress, type SmtpServer } from './smtp-address.ts'
import { smtpMailer } from './smtp-mailer.ts'

const FROM = { name: 'Prancheta', address: 'nao-responda@prancheta.example' }
const MAIL: Mail = {
  to: 'ana@test.example',
  subject: 'Nova senha na Prancheta',
  text: 'Olá,\n\nÉ só um teste.\n.\nFim',
}

async function openServer(options: CatcherOptions = {}) {
  const catcher = await catchMails(options)
  onTestFinished(catcher.stop)
  return catcher
}

const at = (port: number, more: Partial<SmtpServer> = {}): SmtpServer => ({
  host: '127.0.0.1',
  port,
  tls: 'optional',
  auth: null,
  ...more,
})

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof SourceError ? error : expect.unreachable()),
  )

test('a mail arrives with sender, recipient, subject and text as they were written', async () => {
  const { port, mails } = await openServer()
  await smtpMailer({ server: at(port), from: FROM }).send({ ...MAIL, id: '0199' })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ from: FROM.address, to: [MAIL.to], isEncrypted: true })
  const raw = mails[0]?.raw ?? ''
  expect(raw).toContain('From: Prancheta <nao-responda@prancheta.example>')
  expect(raw).toContain('Subject: Nova senha na Prancheta')
  expect(raw).toContain('Message-ID: <0199@prancheta.example>')
  expect(raw).toMatch(/Ol=C3=A1|Olá/)
})

test('a server that demands it gets user and password, only over TLS that can be trusted', async () => {
  const login = { user: 'ana', pass: 'p@ss:w%rd' }
  const { port, mails } = await openServer({ login })
  const server = at(port, { tls: 'required', auth: login })
  await smtpMailer({ server, from: FROM, ca: LOCALHOST_CERTIFICATE }).send(MAIL)
  expect(mails[0]).toMatchObject({ isEncrypted: true, user: 'ana' })

  const untrusted = await failureOf(smtpMailer({ server, from: FROM }).send(MAIL))
  expect(untrusted).toMatchObject({ failure: 'upstream' })
  const wrong = { ...server, auth: { ...login, pass: 'hunter2' } }
  const refused = await failureOf(smtpMailer({ server: wrong, from: FROM, ca: LOCALHOST_CERTIFICATE }).send(MAIL))
  expect(refused).toMatchObject({ failure: 'auth' })
  expect(String(refused)).not.toContain('hunter2')
  expect(mails).toHaveLength(1)
})

test('a server that cannot speak TLS gets nothing where TLS is demanded', async () => {
  const { port, mails } = await openServer({ hasStartTls: false })
  const failure = await failureOf(smtpMailer({ server: at(port, { tls: 'required' }), from: FROM }).send(MAIL))
  expect(failure).toMatchObject({ failure: 'upstream' })
  expect(mails).toEqual([])
  await smtpMailer({ server: at(port), from: FROM }).send(MAIL)
  expect(mails[0]).toMatchObject({ isEncrypted: false })
})

test('smtps speaks TLS from the first byte', async () => {
  const { port, mails } = await openServer({ isDirect: true })
  await smtpMailer({ server: at(port, { tls: 'direct' }), from: FROM, ca: LOCALHOST_CERTIFICATE }).send(MAIL)
  expect(mails[0]).toMatchObject({ isEncrypted: true })
})

test('a refused recipient is told apart from a fault that passes, and neither names the person', async () => {
  const { port } = await openServer({
    refuses: (to) => (to.startsWith('busy') ? { code: 451, words: 'later' } : { code: 550, words: 'no such user' }),
  })
  const mailer = smtpMailer({ server: at(port), from: FROM })
  const forGood = await failureOf(mailer.send(MAIL))
  expect(forGood).toMatchObject({ failure: 'bad_request', message: 'smtp: bad_request: 550 at RCPT TO EENVELOPE' })
  const later = await failureOf(mailer.send({ ...MAIL, to: 'busy@test.example' }))
  expect(later).toMatchObject({ failure: 'upstream', message: 'smtp: upstream: 451 at RCPT TO EENVELOPE' })
})

test('a server that is down, mute or slower than we wait fails the mail so that it is tried again', async () => {
  const { port: closedPort, stop } = await catchMails()
  await stop()
  expect(await failureOf(smtpMailer({ server: at(closedPort), from: FROM }).send(MAIL))).toMatchObject({
    failure: 'upstream',
  })

  const mute = await openServer({ isMute: true })
  const unanswered = smtpMailer({ server: at(mute.port), from: FROM, timeoutMs: 300 }).send(MAIL)
  expect(await failureOf(unanswered)).toMatchObject({ failure: 'timeout' })

  // One letter at a time: the line is never silent, so only the deadline for the whole mail ends it.
  const trickling = createServer((socket) => {
    const timer = setInterval(() => socket.write('2'), 50)
    socket.on('error', () => {})
    socket.on('close', () => clearInterval(timer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void trickling.close())
  await once(trickling, 'listening')
  const address = trickling.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const dripping = smtpMailer({ server: at(port), from: FROM, timeoutMs: 400 }).send(MAIL)
  expect(await failureOf(dripping)).toMatchObject({ failure: 'timeout' })
})

test('no name, subject or address can add a header or a recipient', async () => {
  const { port, mails } = await openServer()
  const hostile = 'x\r\nBcc: thief@evil.example\r\n\r\nhello'
  const mailer = smtpMailer({ server: at(port), from: { name: hostile, address: FROM.address } })
  await mailer.send({ ...MAIL, subject: hostile, id: 'a' })
  expect(mails[0]?.to).toEqual([MAIL.to])
  const headers = mails[0]?.raw.split('\r\n\r\n')[0] ?? ''
  expect(headers).not.toMatch(/^(Bcc|hello)/im)
  for (const to of [
    'a@x.example, b@y.example',
    'a@x.example\r\nRCPT TO:<b@y.example>',
    'Ana <a@x.example>',
    'a@x y',
    '',
  ])
    expect(await failureOf(mailer.send({ ...MAIL, to }))).toMatchObject({ failure: 'bad_request' })
  expect(mails).toHaveLength(1)
})

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'required', auth: null }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'direct', auth: null }],
  ['smtp://ana%40x:p%40ss@mail.example:2525', { port: 2525, tls: 'required', auth: { user: 'ana@x', pass: 'p@ss' } }],
  ['smtp://localhost:1025', { port: 1025, tls: 'optional' }],
  ['smtp://127.0.0.1', { tls: 'optional' }],
  ['smtp://[::1]:25', { host: '::1', tls: 'optional' }],
  ['smtp://relay:25?tls=optional', { tls: 'optional' }],
  ['smtp://ana:secret@relay:25?tls=optional', { tls: 'required' }],
])('%s is read as meant', (text, expected) => {
  expect(readSmtpAddress(text)).toMatchObject(expected)
})

test('whatever else is written is no address of a mail server', () => {
  for (const text of ['', 'mail.example', 'https://mail.example', 'smtp://', 'smtp://h/path', 'smtp://h#x'])
    expect(readSmtpAddress(text)).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readSmtpAddress(text) === null || /^smtps?:/i.test(text.trim())).toBe(true)
    }),
  )
})
