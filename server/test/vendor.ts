import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type VendorReply = { status?: number; headers?: Record<string, string>; body: unknown }

export type Vendor = {
  url: string
  /** Addresses asked for so far, queries included. */
  asked: URL[]
  /** How it answers from now on. */
  reply: (address: URL) => VendorReply
}

/** An outside service on a real port that answers as the test says. */
export async function startVendor(reply: Vendor['reply']): Promise<Vendor> {
  const vendor: Vendor = { url: '', asked: [], reply }
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://vendor')
    vendor.asked.push(address)
    const { status = 200, headers = {}, body } = vendor.reply(address)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  vendor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return vendor
}
