import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

// The yardstick: a Hono route that makes the same queries as our doors and nothing else. Started by bench/doors.ts.
const [, , url, token] = process.argv
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = new Hono()

app.get('/health', async (context) => {
  await pool.query('select 1')
  return context.json({ status: 'ok', database: 'postgres' })
})

const SESSION = `select s.id, s.user_id, s.updated_at, p.name, p.email, l.plan, l.active, r.role from sessions s
  join profiles p on p.id = s.user_id join plans l on l.user_id = s.user_id
  left join user_roles r on r.user_id = s.user_id and r.role = 'admin' where s.token = $1 and s.expires_at > $2`

app.get('/profile', async (context) => {
  const { rows } = await pool.query<{ user_id: string }>(SESSION, [token, new Date()])
  const profile = await pool.query('select id, name, email, stake_default, created_at from profiles where id = $1', [
    rows[0]?.user_id,
  ])
  return context.json(profile.rows[0])
})

const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(
  0,
  '127.0.0.1',
  () => {
    const address = server.address()
    console.log(`ready ${typeof address === 'object' && address ? address.port : ''}`)
  },
)
