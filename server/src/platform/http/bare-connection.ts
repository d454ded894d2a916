import type { OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/** Connections that are an endless answer and nothing else until they end. */
const taken = new WeakSet<Socket>()

/**
 * Begins an answer that lasts as long as its connection, and gives back the bare connection to write it to. All that Node and the browser
 * said of request and answer is let go, which is half of what an idle reader holds. Null where the reader has left meanwhile, or sent this
 * question before an earlier one was answered: then the connection is cut, and the reader comes again.
 */
export function takeConnection({ incoming, outgoing }: HttpBindings, headers: OutgoingHttpHeaders): Socket | null {
  const { socket } = outgoing
  if (!socket || socket.destroyed) {
    incoming.socket.destroy()
    return null
  }
  outgoing.removeHeader('transfer-encoding') // no pieces with lengths: its end is the connection's
  outgoing.writeHead(200, { ...headers, connection: 'close' }).flushHeaders()
  outgoing.detachSocket(socket)
  incoming.rawHeaders = []
  incoming.headers = {}
  taken.add(socket)
  return socket
}

/** Nothing else may be asked over such a connection: the answer would stand in the middle of the endless one. */
export function isTaken(socket: Socket): boolean {
  return taken.has(socket)
}
