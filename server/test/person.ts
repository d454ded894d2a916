import { DoorCaller } from '#demo-past/door-caller.ts'

/** Somebody of a test, in front of the real HTTP door. */
export class Person extends DoorCaller {
  readonly name: string
  readonly email: string

  constructor(url: string, { name = 'Visitante', email = '' } = {}) {
    super(url)
    this.name = name
    this.email = email
  }
}
