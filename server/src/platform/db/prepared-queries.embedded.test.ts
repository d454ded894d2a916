import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '#test/open-empty-database.ts'

test('a query that comes again and again answers for what it is asked each time, whatever went wrong between', async () => {
  const { db, inScript } = await openEmptyDatabase()
  await inScript((run) => run.exec('create table games (id int primary key, name text not null)'))
  const add = (id: number, name: string | null) => sql`insert into games values (${id}, ${name})`.execute(db)
  const find = async (id: number) => (await sql`select * from games where id = ${id}`.execute(db)).rows

  for (const id of [1, 2, 3, 4, 5, 6, 7]) await add(id, `Jogo ${id}`)
  for (const id of [3, 7, 1]) expect(await find(id)).toEqual([{ id, name: `Jogo ${id}` }])
  await expect(add(7, 'De novo')).rejects.toMatchObject({ code: '23505' })
  await expect(add(8, null)).rejects.toMatchObject({ code: '23502' })
  expect(await find(8)).toEqual([])

  const cut = db.transaction().execute(async (tx) => {
    await sql`insert into games values (${9}, ${'Nove'})`.execute(tx)
    expect((await sql`select * from games where id = ${9}`.execute(tx)).rows).toHaveLength(1)
    await sql`insert into games values (${1}, ${'Um'})`.execute(tx)
  })
  await expect(cut).rejects.toMatchObject({ code: '23505' })
  expect(await find(9)).toEqual([])
  expect(await sql`update games set name = ${'Outro'} where id > ${5}`.execute(db)).toMatchObject({
    numAffectedRows: 2n,
  })
})

test('a script that changes a table changes what known queries answer', async () => {
  const { db, inScript } = await openEmptyDatabase()
  await inScript((run) => run.exec('create table clubs (id int); insert into clubs values (1)'))
  const all = async () => (await sql`select * from clubs`.execute(db)).rows
  for (let times = 0; times < 8; times += 1) expect(await all()).toEqual([{ id: 1 }])
  await inScript((run) => run.exec("alter table clubs alter id type text, add name text default 'Ipê'"))
  expect(await all()).toEqual([{ id: '1', name: 'Ipê' }])
})

test('hundreds of different queries in turn, each more than once, all answer', async () => {
  const { db } = await openEmptyDatabase()
  for (const _round of [1, 2, 3])
    for (let number = 0; number < 450; number += 1)
      expect((await sql`select ${sql.lit(number)}::int as number`.execute(db)).rows).toEqual([{ number }])
})
