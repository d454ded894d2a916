import { USER_SORTS, USERS_CSV_PATH, type UserPlan, type UserSort } from '@prancheta/contract/admin/users.ts'
import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { useSearchParams } from 'react-router'

/** Each with its name in the address; readers know the plans by other names than the database does. */
export const PLANS: readonly { value: string; label: string; plan: UserPlan | null }[] = [
  { value: 'todos', label: 'Todos os planos', plan: null },
  { value: 'ativos', label: 'Planos ativos, menos o Free', plan: 'active' },
  { value: 'free', label: PLAN_NAMES.teste, plan: 'teste' },
  { value: 'starter', label: PLAN_NAMES.starter, plan: 'starter' },
  { value: 'pro', label: PLAN_NAMES.pro, plan: 'pro' },
  { value: 'black', label: PLAN_NAMES.black, plan: 'black' },
  { value: 'vip', label: PLAN_NAMES.vip_unlimited, plan: 'vip_unlimited' },
]

export const ALL_PLANS = 'todos'

export type ListAddress = {
  page: number | null
  sort: UserSort
  /** As the address and the choices name it. */
  plan: string
  search: string
}

export const planOf = (name: string): UserPlan | null => PLANS.find(({ value }) => value === name)?.plan ?? null

/** The file of what the list shows. */
export function fileOf({ plan: name, search }: ListAddress): string {
  const plan = planOf(name)
  const query = new URLSearchParams({ ...(search === '' ? {} : { search }), ...(plan === null ? {} : { plan }) })
  return query.size === 0 ? USERS_CSV_PATH : `${USERS_CSV_PATH}?${query}`
}

/** Which part of the list is shown lives in the address, so that back, reload and a shared link lead to the same. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams()
  const sort = USER_SORTS.find((name) => name === parameters.get('ordem')) ?? 'newest'
  const plan = PLANS.find(({ value }) => value === parameters.get('plano'))?.value ?? ALL_PLANS
  const address: ListAddress = {
    page: readPage(parameters.get('pagina')),
    sort,
    plan,
    search: parameters.get('busca') ?? '',
  }

  function go({ page, sort: order, plan: name, search }: ListAddress, replace = false) {
    const next = new URLSearchParams()
    if (search !== '') next.set('busca', search)
    if (name !== ALL_PLANS) next.set('plano', name)
    if (order !== 'newest') next.set('ordem', order)
    if (page !== null && page > 1) next.set('pagina', String(page))
    setParameters(next, { replace, preventScrollReset: true })
  }
  return { address, go }
}

/** The page an address asks for: the first without one, null when it names none that could exist. */
export function readPage(text: string | null): number | null {
  if (text === null) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
