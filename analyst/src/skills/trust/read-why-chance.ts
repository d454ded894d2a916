import { findMarket } from '#scene.ts'
import { firstNamed } from './first-named.ts'
import { WHY } from './topics/topic.ts'
import { whyDraw, whyFavourite, whyScore, whyScoreAndFavourite } from './why-chance.ts'
import { RECOMMENDS, type Seen, type Told, told, WORTH } from './why-seen.ts'

export function favourite({ text, scene, side }: Seen): Told {
  if (side === null || !(WHY.test(text) || /\b(como|ue|decid\w+)\b/.test(text))) return null
  if (!/\b(favorit[oa]|(mais|tanta|maior) chance|odd\b.{0,30}\b(menor|mais baixa|baixa))\b/.test(text)) return null
  if (
    !/\b(tabela|atras|posic\w+|colocad\w+|campanha|fase|forma|perd\w+|vem|vindo|derrotas?|pontos|lider|ultimos|abaixo|pior|\d+o)\b/.test(
      text,
    )
  )
    return null
  const own = firstNamed(text, scene) ?? side
  const told = whyFavourite(scene, own, text)
  return told === null ? null : { text: told, market: findMarket(scene, `result.${own}`) }
}

export function scores({ text, scene }: Seen): Told {
  const isScore = /\bplacar(es)?\b/.test(text)
  const isGoals = /\b(gols? esperad\w+|xg|media de gols|arredond\w+)\b/.test(text)
  if (isScore && /\bfavorit[oa]\b/.test(text) && /\b(empate|mas|decid\w+|contrad\w+|como|por que)\b/.test(text))
    return told(whyScoreAndFavourite(scene))
  if (isScore && /\barredond\w+/.test(text)) return told(whyScore(scene, false))
  if (isScore && isGoals) return told(whyScore(scene, !WHY.test(text)))
  if (isGoals && /\b(quebrad[oa]|nao existe|virgula|meio gol|fracao)\b/.test(text)) return told(whyScore(scene, true))
  return null
}

export function draws({ text, scene, side }: Seen): Told {
  if (!WHY.test(text) || !/\bempate\b/.test(text) || RECOMMENDS.test(text) || WORTH.test(text)) return null
  if (!/\b(parecid\w+|igual|perto|proxim\w+|tant[oa]|tao|mais que|maior|alt[ao])\b/.test(text)) return null
  if (/\b(odd|anula|devolve|pag\w+|quase nunca|mais provavel|gols?)\b/.test(text)) return null
  return told(whyDraw(scene, side))
}
