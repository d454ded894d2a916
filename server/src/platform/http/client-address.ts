import { BlockList, isIP } from 'node:net'
import { StartupError } from '#platform/errors/startup-error.ts'

/** Tells the address a request came from, believing X-Forwarded-For only from proxies named in the settings. */
export type AddressReader = (socketAddress: string, forwardedFor: string | undefined) => string

/** `trustedProxies` lists addresses and ranges, separated by commas: '10.0.0.0/8, 2001:db8::1'. */
export function addressReader(trustedProxies: string): AddressReader {
  const trusted = toBlockList(trustedProxies)
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (socketAddress, forwardedFor) => {
    let address = plainAddress(socketAddress)
    if (forwardedFor === undefined) return address
    // The right-most entry was written by the nearest proxy. Whoever wrote further left than the first stranger is unknown.
    const hops = forwardedFor.split(',').map((hop) => plainAddress(hop.trim()))
    while (isTrusted(address)) {
      const previous = hops.pop()
      if (previous === undefined || isIP(previous) === 0) break
      address = previous
    }
    return address
  }
}

/** '::ffff:1.2.3.4', as a dual-stack socket names an IPv4 peer, is 1.2.3.4. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function toBlockList(list: string): BlockList {
  const block = new BlockList()
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === '') continue
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address)
    const bits = prefix === undefined ? null : Number(prefix)
    const bitsMax = family === 6 ? 128 : 32
    if (family === 0 || (bits !== null && !(Number.isInteger(bits) && bits >= 0 && bits <= bitsMax))) {
      throw new StartupError(
        'Bad setting: TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8, separated by commas.',
      )
    }
    const type = family === 6 ? 'ipv6' : 'ipv4'
    if (bits === null) block.addAddress(address, type)
    else block.addSubnet(address, bits, type)
  }
  return block
}
