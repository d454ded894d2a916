import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { idOf, type Make } from '#reading/markets/make.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { bullets, paragraphs } from '#scene.ts'
import type { Message, Reply } from '../skill.ts'
import { stepsOf } from './ends-of.ts'
import { rowOf, titleFor } from './name-of.ts'
import { lastSide } from './read-lines.ts'

const WANTS =
  /\b(?:tem|existe|ha|qual|que) (?:algum |alguma |outr[oa] )?(?:jeito|forma|maneira|linha|mercado|aposta|opcao)\b|\bqual mercado\b|\bcomo faco para\b/
const WINS_DRAWN = /\b(?:ganh\w+|receb\w+|lev\w+|protege\w*) (?:tambem )?(?:no|com o|se der|em caso de|se) empat\w+/
const BACK_AT =
  /\b(?:dinheiro de volta|valor de volta|devolv\w+|reembols\w+)\b.*\b(?:so |apenas |por )*(1|um|2|dois|3|tres) gols?\b/
const BACK_DRAWN = /\b(?:dinheiro de volta|valor de volta|devolv\w+|reembols\w+)\b.*\bempat\w+/

/** 'Tem algum jeito de receber de volta se for só 1 gol?': the line that ends as the reader wants. */
export function sayWanted(message: Message): Reply | null {
  const { text, scene } = message
  const side = lastSide(message)
  if (!WANTS.test(text) || (message.briefing && !side)) return null
  const make = wantedIn(text, side)
  if (!make) return null
  const row = scene?.phase === 'ahead' ? rowOf(scene, make) : null
  const steps = stepsOf(make)
  const id = idOf(make)
  return {
    text: paragraphs(
      `Sim: é o que faz ${titleFor(make, scene)}.`,
      steps && bullets(steps),
      row &&
        `Aqui: ${titleFor(make, scene)}, ${writeShare(row.pooledChance)} de chance, odd justa ${writeOdd(row.fairOdd)}.`,
    ),
    markets: id === null ? [] : [id],
  }
}

function wantedIn(text: string, side: ReturnType<typeof lastSide>): Make | null {
  const [, goals] = BACK_AT.exec(text) ?? []
  if (goals !== undefined) return { kind: 'handicap', side, line: -countOf(goals), half: null }
  if (BACK_DRAWN.test(text)) return { kind: 'drawNoBet', side }
  return WINS_DRAWN.test(text) ? { kind: 'doubleChance', side, half: null } : null
}
