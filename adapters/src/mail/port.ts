export type Mail = {
  to: string
  subject: string
  text: string
  /** Names the mail, so that one sent again after a lost answer is seen to be the same. */
  id?: string
  /** When its text is worth nothing any more, as a link that has run out. */
  expiresAt?: Date
}

export type Mailer = {
  /** Resolves when the mail was handed over; throws when it was not, so that the caller may try again. */
  send(mail: Mail): Promise<void>
}
