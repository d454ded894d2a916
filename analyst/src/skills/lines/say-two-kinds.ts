import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { bullets, findMarket, paragraphs, type Scene } from '#scene.ts'
import { titleOf } from '#writers/market-words.ts'
import { withClubs } from '../past/words.ts'
import type { Message, Reply } from '../skill.ts'

const KINDS = /\beurope[ui]a?\b.*\basiatic\w+|\basiatic\w+\b.*\beurope[ui]a?\b/
const LINE = /([+-]) ?(\d)\b(?!\.)|\bde (\d) (?:gol|europeu|asiatico)/

/** One whole line as an Asian and as a European handicap: just on the line the one gives back and the other loses. */
export function sayTwoKinds({ text, earlier, briefing, scene }: Message): Reply | null {
  if (!scene || !briefing || scene.phase !== 'ahead') return null
  const isAsked = KINDS.test(text)
  const source = isAsked ? text : (earlier.map((one) => one.text).findLast((one) => KINDS.test(one)) ?? '')
  const isFollowing = !isAsked && source === earlier.at(-1)?.text && /\b(?:cada|n?os dois|nas duas)\b/.test(text)
  if (!isAsked && !isFollowing) return null
  const found = LINE.exec(source)
  const line = found ? Number(`${found[1] ?? '-'}${found[2] ?? found[3]}`) : Number.NaN
  if (Number.isNaN(line) || line === 0) return null
  const clubs = withClubs(source, briefing)
  const side: Side = /\bclubaway\b/.test(clubs) && !/\bclubhome\b/.test(clubs) ? 'away' : 'home'
  return (isFollowing ? settle(text, line) : null) ?? compare(scene, side, line)
}

/** 'E se ganhar de 1 a 0?' */
function settle(text: string, line: number): Reply | null {
  const [, one, two] = /\b(\d) ?(?:x|a) ?(\d)\b/.exec(text) ?? []
  const [, by] = /\b(?:por|de) (\d|um|dois|tres)\b/.exec(text) ?? []
  if (one === undefined && by === undefined) return null
  const margin = one === undefined ? countOf(by ?? '') : Math.abs(Number(one) - Number(two))
  const lead = (/\bperd\w+/.test(text) ? -margin : margin) + line
  if (lead > 0) return { text: 'Os dois ganham.', markets: [] }
  return { text: lead === 0 ? 'No asiático o valor volta; no europeu a aposta perde.' : 'Os dois perdem.', markets: [] }
}

function compare(scene: Scene, side: Side, line: number): Reply | null {
  const signed = line > 0 ? `+${line}` : `${line}`
  const asian = findMarket(scene, `asianHandicap.${side}${signed}`)
  const european = findMarket(
    scene,
    `europeanHandicap.${side === 'home' ? signed : line > 0 ? `-${line}` : `+${-line}`}.${side}`,
  )
  if (!asian || !european) return null
  const goals = Math.abs(line) === 1 ? 'um gol' : Math.abs(line) === 2 ? 'dois gols' : 'três gols'
  const just = line < 0 ? `vitória por ${goals}` : `derrota por ${goals}`
  return {
    text: paragraphs(
      `A diferença está só na ${just}: no asiático o valor volta, no europeu a aposta perde. No resto os dois terminam igual, e por isso o europeu paga mais e acontece menos.`,
      bullets(
        [asian, european].map(
          (row) => `${titleOf(row)}: ${writeShare(row.pooledChance)} de chance, odd justa ${writeOdd(row.fairOdd)}`,
        ),
      ),
      'Escolher é com você: sem odd de casa aqui não dá para dizer qual preço é melhor, e ficar de fora está sempre bem.',
    ),
    markets: [asian.id, european.id],
  }
}
