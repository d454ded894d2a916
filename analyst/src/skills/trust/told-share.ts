import { writeShare } from '@prancheta/core/chat/figures.ts'
import { readBets } from '#reading/read-bets.ts'
import { readShare } from '#reading/read-given.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import type { Skill } from '../skill.ts'

/** 'Quando fala 60% erra 4 em 10 então?' */
const SHARE = /(?<![\d.+-])(\d{1,2}(?:\.\d)?) ?%/g
const OF_TEN =
  /\b(\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove) (?:vezes )?(?:em|de|a) (?:cada )?(10|dez)\b/
const FAILS = /\b(erra\w*|falha\w*|perde\w*|nao (acontece|bate|sai|da certo)|da errado|fura\w*)\b/
const COMES = /\b(acerta\w*|acontece\w*|bate\w*|sai|ganha\w*|da certo|vem)\b/
/** The reader's own bets and prices are other questions. */
const OTHER = /\b(odds?|banca|stake|edge|reais|apostei|minha|meu|kelly|roi|yield)\b|r\$/

/** What a share means in ten times: whether the reader's own reading of it is right. */
export const toldShare: Skill = ({ text, question, ask, briefing }) => {
  const shares = [...text.matchAll(SHARE)]
  const [, said = ''] = OF_TEN.exec(text) ?? []
  const isFailure = FAILS.test(text)
  if (shares.length !== 1 || said === '' || (!isFailure && !COMES.test(text)) || OTHER.test(text)) return null
  if (ask.side !== null || readBets(question, briefing).length > 0) return null
  const share = readShare(shares[0]?.[1] ?? '')
  const count = Number.isNaN(Number(said)) ? countOf(said) : Number(said)
  const wanted = (isFailure ? 1 - share : share) * 10
  const isRight = Math.abs(wanted - count) < 0.75
  const parts = isFailure
    ? `com ${writeShare(share)} de chance, falha em 100% − ${writeShare(share)} = ${writeShare(1 - share)} das vezes`
    : `com ${writeShare(share)} de chance, acontece em ${writeShare(share)} das vezes`
  return {
    text: `${isRight ? 'Isso mesmo' : 'Não exatamente'}: ${parts}, em média e ao longo de muitas. Numa sequência curta pode dar mais ou menos, por sorte. E falhar nessa parte das vezes não é erro da conta: é o que ela disse.`,
    markets: [],
  }
}
