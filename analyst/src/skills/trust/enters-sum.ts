import { plainText } from '#reading/plain-text.ts'
import type { Message, Skill } from '../skill.ts'
import { FACTORS, type Factor } from './factors.ts'

/** Asked whether something counts: 'entra na conta?', 'já está dentro?', 'é enfeite?', 'por que pesa tão pouco?' */
const COUNTS =
  /\b(entra\w*|cont(a|am|ar|ado|ada|abiliz\w+)|leva\w* em (conta|consideracao)|consider\w+|pes(a|am|ar|o|aria)|influenci\w+|embutid\w+|inclu\w+|inclus\w+|ja (esta|ta|vem|tem)|dentro d\w+|enfeite|ilustrativ\w+|por fora|ignor\w+|exerce|desconsider\w+|muda\w* (alguma coisa|algo|(a|o|as|os|na|no|nas|nos) (contas?|numeros?|chances?|porcentage\w+|probabilidades?|calculo|analise|resultado))|alter\w+|mex\w+ (na|n[oa]s?) (conta|numeros?|chances?|gols)|faz\w* diferenca|usa\w*)\b/
/** Of what the count is made, or who makes it: without it a bare 'conta' is a story. */
const OF_SUM =
  /\b(conta|calculo|modelo|voces|numeros?|porcentage\w+|chances?|probabilidade\w*|analise|previsao|gols|isso|aqui|peso|desconsider\w+|pesa\w*|estimativa|expectativa|cartoes|escanteios)\b/
const OTHER =
  /\b(poisson|dixon\w*|elo|odds?|stake|banca|apost(ei|ar|o)|quant[oa]s|qual (e )?a (chance|probabilidade)|quem (e|tem|leva|esta)|lider|melhor|pior|resum\w+|mastigad\w+|linhas|conta como|me conta|tabelinha|como foi|como foram|prorrogac\w+|gol contra|penalt\w+|anul\w+|adiad\w+|regra)\b/

/** Whether something counts in our sums: weather, referee, form, meetings and the like. */
export const entersSum: Skill = (message) => {
  const { scene } = message
  if (scene && scene.phase !== 'ahead') return null
  const text = `${message.text} | ${plainText(message.question)}`
  if ((!COUNTS.test(text) && !USE.test(text)) || !OF_SUM.test(text) || OTHER.test(text)) return null
  // As it was typed: 'precisar' is no slip of 'previsão'.
  const plain = plainText(message.question)
  const factor =
    factorIn(plain) ??
    (/\bprecis/.test(plain) ? null : factorIn(text)) ??
    (LEANS.test(text) || USE.test(text) ? lastFactor(message) : null)
  if (!factor) return null
  const told = factor.tell({ ...message, text })
  return { text: told === message.earlier.at(-1)?.reply.text || USE.test(text) ? STILL_OF_USE : told, markets: [] }
}

const USE = /\b(pra que|para que|de que|entao) (serve|adianta|vale)\b/
/** For who asks what a number is worth that leaves something out. */
const STILL_OF_USE =
  'Serve de ponto de partida: é a média do que costuma acontecer com estes times neste campeonato, e serve para ver se um preço está longe dela. O que fica fora da conta pode mudar um jogo só, e por isso ela erra muitas vezes; se você sabe de algo que ela não sabe, confie menos no número, e ficar de fora é sempre possível.'

const factorIn = (text: string): Factor | null =>
  FACTORS.find(({ words, but }) => words.test(text) && !but?.test(text)) ?? null

/** 'Esse efeito já está na porcentagem?' speaks of what was named before. */
const LEANS = /\b(ess[ea] (efeito|fator|dado|numero|informacao)|isso (ja )?(entra|conta|pesa|muda|esta|ta))\b/

const lastFactor = ({ earlier }: Message): Factor | null => {
  const last = earlier.at(-1)
  return last ? factorIn(last.text) : null
}
