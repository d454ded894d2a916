export type Mail = { to: string; subject: string; text: string }

export type Mailer = {
  /** Resolves when the mail was handed over; throws when it was not, so that the caller may try again. */
  send(mail: Mail): Promise<void>
}
