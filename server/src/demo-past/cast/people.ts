import type { signUp } from '@prancheta/contract/identity/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { DEMO_ACCOUNTS, DEMO_DOMAIN } from '#capabilities/identity/index.ts'

/** Somebody of the demo's past. Nobody of these exists. */
export type Role = Pick<InputOf<typeof signUp>, 'name' | 'email' | 'city' | 'state' | 'phone'> & {
  birthDate: string
  /** What their browser calls itself. */
  device: string
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0 Mobile Safari/537.36'
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0 Safari/537.36'

const HOMES = [
  ['São Paulo', 'SP'],
  ['Belo Horizonte', 'MG'],
  ['Recife', 'PE'],
  ['Curitiba', 'PR'],
  ['Salvador', 'BA'],
  ['Porto Alegre', 'RS'],
  ['Fortaleza', 'CE'],
  ['Goiânia', 'GO'],
  ['Manaus', 'AM'],
] as const

/** Trees and birds for surnames, so that nobody takes them for people. */
const FIRST_NAMES = [
  ...['Aline', 'Caio', 'Débora', 'Enzo', 'Fabiana', 'Gustavo', 'Helena', 'Igor', 'Joana', 'Kauã', 'Lívia', 'Murilo'],
  ...['Natália', 'Otávio', 'Priscila', 'Renato', 'Sabrina', 'Tiago', 'Vanessa', 'Wagner', 'Yara', 'Zeca', 'Bianca'],
]
const LAST_NAMES = [
  ...['Araçá', 'Bem-te-vi', 'Cajueiro', 'Dendê', 'Embaúba', 'Figueira', 'Graviola', 'Imbuia', 'Jatobá', 'Louro-Pardo'],
  ...['Maritaca', 'Oiti', 'Pitangueira', 'Quaresmeira', 'Sabiá', 'Tucano', 'Umbuzeiro'],
]

/** The accounts whose password everybody knows, by the first part of their address. */
export function demoRole(name: 'ana' | 'bruno' | 'clara' | 'admin'): Role {
  const at = DEMO_ACCOUNTS.findIndex(({ email }) => email.startsWith(`${name}@`))
  const account = DEMO_ACCOUNTS[at]
  if (!account) throw new Error(`no demo account ${name}`)
  return roleOf({ at, name: account.name, email: account.email })
}

/** The member of a number; the lists and steps have no common divisor, so that it takes years until a name comes again, at another address. */
export function memberRole(number: number): Role {
  const first = FIRST_NAMES[(7 * number) % FIRST_NAMES.length] ?? ''
  const last = LAST_NAMES[(5 * number) % LAST_NAMES.length] ?? ''
  const turn = Math.floor(number / (FIRST_NAMES.length * LAST_NAMES.length))
  return roleOf({ at: number, name: `${first} ${last}`, email: `${plain(first)}.${plain(last)}${turn}${DEMO_DOMAIN}` })
}

function roleOf({ at, name, email }: { at: number; name: string; email: string }): Role {
  const [city, state] = HOMES[at % HOMES.length] ?? HOMES[0]
  const year = 1970 + (at % 33)
  const birthDate = `${year}-${twoDigits(1 + (at % 12))}-${twoDigits(1 + (at % 28))}`
  const phone = `(11) 90000-${String(at % 10_000).padStart(4, '0')}`
  return { name, email, city, state, phone, birthDate, device: at % 3 === 0 ? DESK : PHONE }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()
