/**
 * As much of satori as we use; tsconfig.json leads here. Its own types bring React's along, which declare empty stand-ins for
 * the browser's types in a project without them, and so hide those that the browser journeys need.
 */
export type Font = { name: string; weight: 500 | 700; style: 'normal'; data: Uint8Array }

export type DetectedNode = { left: number; top: number; width: number; height: number; textContent?: string }

export type SatoriOptions = {
  width: number
  height: number
  fonts: Font[]
  /** Told where each element came to lie. */
  onNodeDetected?: (node: DetectedNode) => void
}

type Element = { type: string; key: null; props: Record<string, unknown> }

export default function satori(element: Element, options: SatoriOptions): Promise<string>
