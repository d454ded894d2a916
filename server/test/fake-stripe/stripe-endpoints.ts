import type { FakeCheckout } from './stripe-objects.ts'
import { FAKE_PRICES, type StripeWorld } from './stripe-world.ts'

export class StripeRefusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super('refused')
    this.status = status
    this.body = body
  }
}

const missing = (param: string) =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${param}`,
  })

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' })

type Fields = URLSearchParams
type Endpoint = (world: StripeWorld, fields: Fields, id: string) => unknown

/** What the pretended Stripe answers to one question. */
export function answer(world: StripeWorld, method: string, path: string, fields: Fields): unknown {
  for (const [pattern, endpoint] of ENDPOINTS) {
    const match = pattern.exec(`${method} ${path}`)
    if (match) return endpoint(world, fields, match[1] ?? '')
  }
  throw new StripeRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method})` })
}

const ENDPOINTS: readonly [RegExp, Endpoint][] = [
  [/^POST \/v1\/customers$/, createCustomer],
  [/^DELETE \/v1\/customers\/(\w+)$/, deleteCustomer],
  [/^POST \/v1\/checkout\/sessions$/, createCheckout],
  [/^GET \/v1\/checkout\/sessions$/, listCheckouts],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (world, _fields, id) => world.checkouts.get(id)],
  [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, expireCheckout],
  [/^GET \/v1\/charges$/, listCharges],
  [/^GET \/v1\/subscriptions$/, listSubscriptions],
  [/^GET \/v1\/subscriptions\/(\w+)$/, (world, _fields, id) => world.subscriptions.get(id)],
  [/^GET \/v1\/prices\/(\w+)$/, (_world, _fields, id) => ({ id, object: 'price', product: FAKE_PRICES[id]?.product })],
  [/^GET \/v1\/billing_portal\/configurations$/, (world) => list(world.configurations)],
  [/^POST \/v1\/billing_portal\/configurations$/, createConfiguration],
  [/^POST \/v1\/billing_portal\/sessions$/, createPortal],
]

function createCustomer(world: StripeWorld, fields: Fields) {
  const customer = { id: world.id('cus'), email: fields.get('email') ?? '', deleted: false }
  world.customers.set(customer.id, customer)
  return { ...customer, object: 'customer', metadata: metadataOf(fields, 'metadata') }
}

function deleteCustomer(world: StripeWorld, _fields: Fields, id: string) {
  if (world.customers.get(id)?.deleted !== false) throw missing('id')
  world.deleteCustomer(id)
  return { id, object: 'customer', deleted: true }
}

function requireCustomer(world: StripeWorld, fields: Fields): string {
  const id = fields.get('customer') ?? ''
  const customer = world.customers.get(id)
  if (!customer || customer.deleted) throw missing('customer')
  return id
}

function createCheckout(world: StripeWorld, fields: Fields) {
  const price = fields.get('line_items[0][price]') ?? ''
  if (!(price in FAKE_PRICES)) throw missing('line_items[0][price]')
  const id = world.id('cs')
  const checkout: FakeCheckout & { price: string } = {
    id,
    object: 'checkout.session',
    mode: fields.get('mode') ?? '',
    status: 'open',
    payment_status: 'unpaid',
    customer: requireCustomer(world, fields),
    client_reference_id: fields.get('client_reference_id'),
    locale: fields.get('locale') ?? '',
    allowed_payment_method_types: [fields.get('allowed_payment_method_types[0]') ?? ''],
    metadata: metadataOf(fields, 'subscription_data[metadata]'),
    subscription: null,
    success_url: fields.get('success_url') ?? '',
    cancel_url: fields.get('cancel_url') ?? '',
    url: `https://checkout.stripe.invalid/c/pay/${id}`,
    livemode: false,
    price,
  }
  world.checkouts.set(id, checkout)
  return structuredClone(checkout)
}

function listCheckouts(world: StripeWorld, fields: Fields) {
  const { customer, status } = Object.fromEntries(fields)
  return list([...world.checkouts.values()].filter((one) => one.customer === customer && one.status === status))
}

function expireCheckout(world: StripeWorld, _fields: Fields, id: string) {
  const checkout = world.checkouts.get(id)
  if (checkout?.status !== 'open') throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'not open' })
  checkout.status = 'expired'
  return checkout
}

function listSubscriptions(world: StripeWorld, fields: Fields) {
  const customer = requireCustomer(world, fields)
  if (fields.get('status') !== 'all') throw new Error('ended subscriptions matter too')
  const isExpanded = fields.get('expand[0]') === 'data.latest_invoice'
  const expanded = (id: string) => (isExpanded ? world.invoices.get(id) : id)
  return list(world.subscriptionsOf(customer).map((one) => ({ ...one, latest_invoice: expanded(one.latest_invoice) })))
}

function listCharges(world: StripeWorld, fields: Fields) {
  const customer = requireCustomer(world, fields)
  const own = world.refunds.filter((one) => one.customer === customer)
  return list(own.map((one) => ({ id: 'ch_1', object: 'charge', refunded: true, ...one })))
}

function createConfiguration(world: StripeWorld, fields: Fields) {
  const products = [...fields.keys()].filter((name) => name.endsWith('[product]')).length
  const mayChange = fields.get('features[subscription_update][enabled]') === 'true'
  const configuration = { id: world.id('bpc'), metadata: metadataOf(fields, 'metadata'), products, mayChange }
  world.configurations.push(configuration)
  return configuration
}

function createPortal(world: StripeWorld, fields: Fields) {
  const customer = requireCustomer(world, fields)
  const configuration = world.configurations.find(({ id }) => id === fields.get('configuration'))
  if (!configuration) throw missing('configuration')
  world.portals.push({ customer, mayChange: configuration.mayChange })
  const url = `https://billing.stripe.invalid/p/session/${customer}${changeIn(world, fields)}`
  return { id: world.id('bps'), object: 'billing_portal.session', customer, return_url: fields.get('return_url'), url }
}

/** The list of plans, or the confirmation of one of them, which must be of the subscription's own item. */
function changeIn(world: StripeWorld, fields: Fields): string {
  const open = fields.get('flow_data[subscription_update][subscription]')
  if (open !== null) return `/change/${open}`
  const named = (field: string) => fields.get(`flow_data[subscription_update_confirm]${field}`)
  const id = named('[subscription]')
  if (id === null) return ''
  const [item] = world.subscriptions.get(id)?.items.data ?? []
  if (!item || item.id !== named('[items][0][id]'))
    throw missing('flow_data[subscription_update_confirm][items][0][id]')
  return `/change/${id}/${named('[items][0][price]')}`
}

function metadataOf(fields: Fields, name: string): Record<string, string> {
  const entries = [...fields].filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}
