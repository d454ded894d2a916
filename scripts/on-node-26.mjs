// Plain JavaScript on purpose: the Node that a machine happens to have may not run TypeScript, and must still say so.

const NODE_MAJOR = 26
const script = process.argv[2]
const major = Number(process.versions.node.split('.')[0])

if (major !== NODE_MAJOR) {
  console.error(
    `Prancheta needs Node ${NODE_MAJOR}, but this is Node ${process.versions.node}. \`npm ci\` brings the right one for Linux, macOS and Windows; run this through \`npm run\`.`,
  )
  process.exit(1)
}

process.argv.splice(1, 2, script)
try {
  await import(`./${script}.ts`)
} catch (error) {
  // Mistakes that the person at the keyboard can put right come as one sentence; anything else is a bug and shows where.
  console.error(error?.name === 'StartupError' ? error.message : error)
  process.exit(1)
}
