import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from './chromium.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
}
