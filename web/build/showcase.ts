/** Whether the page with all components exists: in development, or where a build asks for it with PRANCHETA_UI=1. */
export function isShowcaseBuilt(): boolean {
  return process.env.PRANCHETA_UI === '1' || process.argv.includes('dev')
}
