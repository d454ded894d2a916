import type { Mailer } from '#mail/port.ts'
import { SourceError, type SourceFailure } from '#source-error.ts'
import { isMailAddress, type Sender, type SmtpServer } from './smtp-address.ts'

type SmtpSettings = {
  server: SmtpServer
  from: Sender
  /** For one mail, from the first packet to the server's last word. */
  timeoutMs?: number
  /** Certificates to trust besides the known ones. */
  ca?: string
}

const TIMEOUT_MS = 20_000

/** Hands mails to an SMTP server, each over a connection of its own. Throws a SourceError; 'bad_request' will never succeed. */
export function smtpMailer({ server, from, timeoutMs = TIMEOUT_MS, ca }: SmtpSettings): Mailer {
  return {
    async send({ id, to, subject, text }) {
      if (!isMailAddress(to)) throw new SourceError(SOURCE, 'bad_request', 'the recipient is not one plain address')
      const { createTransport } = await import('nodemailer')
      // A pool of one, because only a pool can drop a server that answers letter by letter and so never falls silent.
      const transport = createTransport({
        pool: true,
        maxConnections: 1,
        maxRequeues: 0,
        host: server.host,
        port: server.port,
        secure: server.tls === 'direct',
        requireTLS: server.tls === 'required',
        ...(server.auth ? { auth: server.auth } : {}),
        // Where TLS may be left out altogether, a relay's own certificate is better than none.
        tls: { minVersion: 'TLSv1.2', rejectUnauthorized: server.tls !== 'optional', ...(ca ? { ca } : {}) },
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      let isLate = false
      const deadline = setTimeout(() => {
        isLate = true
        transport.close({ force: true })
      }, timeoutMs)
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: subject.replaceAll(/\p{Cc}+/gu, ' '),
          text,
          ...(id === undefined ? {} : { messageId: `<${id}@${from.address.split('@')[1]}>` }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw isLate ? new SourceError(SOURCE, 'timeout', 'too slow') : toSourceError(error)
      } finally {
        clearTimeout(deadline)
        transport.close({ force: true })
      }
    },
  }
}

const SOURCE = 'smtp'

/** The words of a server's answer repeat addresses, so only its code and the command that met it are kept. */
function toSourceError(error: unknown): SourceError {
  const code = textOf(error, 'code')
  const command = textOf(error, 'command')
  const status = textOf(error, 'responseCode')
  const detail = [status, command && `at ${command}`, code, textOf(error, 'timeoutType')].filter(Boolean).join(' ')
  return new SourceError(SOURCE, failureOf({ code, command, isForGood: isForGood(error) }), detail || 'failed')
}

function failureOf({ code, command, isForGood }: { code: string; command: string; isForGood: boolean }): SourceFailure {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'auth'
  if (code === 'ETIMEDOUT') return 'timeout'
  // A refused sender or greeting is ours to put right, so it is worth another try; a refused recipient or text is not.
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'
  return isForGood && isAboutThisMail ? 'bad_request' : 'upstream'
}

function isForGood(error: unknown): boolean {
  return error instanceof Error && 'permanent' in error && error.permanent === true
}

function textOf(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
