import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { LOCALHOST_CERTIFICATE, LOCALHOST_KEY } from './localhost-certificate.ts'

type CaughtMail = { from: string; to: string[]; raw: string; isEncrypted: boolean; user: string | null }

export type MailCatcher = { port: number; mails: CaughtMail[]; stop(): Promise<void> }

export type CatcherOptions = {
  port?: number
  /** TLS from the first byte. */
  isDirect?: boolean
  hasStartTls?: boolean
  login?: { user: string; pass: string }
  refuses?: (recipient: string) => { code: number; words: string } | null
  /** Accepts the mail and then says nothing for ever. */
  isMute?: boolean
}

/** A real SMTP server on this machine that keeps what it is given. */
export async function catchMails(options: CatcherOptions = {}): Promise<MailCatcher> {
  const { port = 0, isDirect = false, hasStartTls = true, login, refuses, isMute = false } = options
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    secure: isDirect,
    key: LOCALHOST_KEY,
    cert: LOCALHOST_CERTIFICATE,
    authOptional: login === undefined,
    hideSTARTTLS: !hasStartTls,
    disabledCommands: hasStartTls || isDirect ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.pass) return done(null, { user: username })
      done(new Error('wrong user or password'))
    },
    onRcptTo({ address }, _session, done) {
      const refusal = refuses?.(address) ?? null
      if (refusal === null) return done()
      done(Object.assign(new Error(`${refusal.words} <${address}>`), { responseCode: refusal.code }))
    },
    async onData(stream, session, done) {
      const raw = await text(stream)
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom ? mailFrom.address : ''
      const user = typeof session.user === 'string' ? session.user : null
      mails.push({ from, to: rcptTo.map(({ address }) => address), raw, isEncrypted: session.secure, user })
      if (!isMute) done()
    },
  })
  server.on('error', () => {}) // a client that hangs up is what some tests are about
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
