import { listUsers } from '@prancheta/contract/admin/users.ts'
import { grantAdmin } from '#capabilities/identity/index.ts'
import { Actor } from './actor.ts'
import { arrivalsBetween } from './cast/member-life.ts'
import { demoRole, memberRole } from './cast/people.ts'
import { chanceOf, oneOf } from './chance.ts'
import type { Stage } from './stage.ts'

export type Member = { number: number; daysHere: number; actor: Actor }

/** Everybody who acts in the past. Real people of the same database are never among them. */
export class Company {
  readonly admin: Actor
  readonly ana: Actor
  readonly bruno: Actor
  readonly clara: Actor
  /** Whom support has written to since they last looked. */
  readonly answered = new Set<string>()
  readonly #stage: Stage
  readonly #members = new Map<number, Actor>()

  constructor(stage: Stage) {
    this.#stage = stage
    this.admin = new Actor(stage, demoRole('admin'))
    this.ana = new Actor(stage, demoRole('ana'))
    this.bruno = new Actor(stage, demoRole('bruno'))
    this.clara = new Actor(stage, demoRole('clara'))
  }

  /** The first to come: from here on there is an admin. */
  async signUpAdmin(): Promise<void> {
    await this.admin.signUp()
    await grantAdmin(this.#stage.db, this.admin.role.email, this.#stage.time.now())
  }

  /** Finds the members of earlier days by their addresses, in a past that is played on. Where nobody can look, all may be there. */
  async findMembers(firstDay: string, day: string): Promise<void> {
    const known = await this.#stage.attempt(() => this.#knownEmails())
    for (const { number } of arrivalsBetween(firstDay, day)) {
      const role = memberRole(number)
      if (known === null || known.has(role.email)) this.#members.set(number, new Actor(this.#stage, role))
    }
  }

  async signUpMember(number: number): Promise<void> {
    if (this.#members.has(number)) return
    const actor = new Actor(this.#stage, memberRole(number))
    await actor.signUp()
    this.#members.set(number, actor)
  }

  /** Those who have come by this day, in the order they came. */
  membersOn(firstDay: string, day: string): Member[] {
    return arrivalsBetween(firstDay, day).flatMap(({ number, daysHere }) => {
      const actor = this.#members.get(number)
      return actor ? [{ number, daysHere, actor }] : []
    })
  }

  async #knownEmails(): Promise<Set<string>> {
    const emails = new Set<string>()
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { users, page_count: count } = await this.admin.call(listUsers, { page })
      for (const { email } of users) emails.add(email)
      pages = count
    }
    return emails
  }
}

/** A member, by chance, if the day's chance is for one at all. */
export function someMember(members: readonly Member[], likely: number, ...words: readonly string[]): Actor | null {
  if (chanceOf('happens', ...words) >= likely) return null
  return oneOf(members, 'who', ...words)?.actor ?? null
}
