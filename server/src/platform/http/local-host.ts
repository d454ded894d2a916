/** Whether a Host header names this very machine. */
export function isLocalHost(host: string | undefined): boolean {
  return host === undefined || /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)
}
