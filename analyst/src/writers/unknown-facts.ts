import { writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarket, sentences, type Writer } from '../scene.ts'
import { inSentence } from './market-words.ts'

/** Facts that no source of ours brings. Each answer says so, and what there is instead. */
export const writeLineups: Writer = ({ pick }) =>
  pick([
    'Escalação, lesão e suspensão eu não tenho: nenhuma das minhas fontes traz isso. Vale conferir perto da hora do jogo, porque um desfalque importante muda a conta e o modelo não fica sabendo.',
    'Não sei quem joga. Os números partem do desempenho dos times, não dos nomes em campo; se houver desfalque pesado, leia a chance com mais cautela.',
  ])

export const writePlayers: Writer = () =>
  'Dados de jogadores não fazem parte do que recebo, então não dá para dizer quem marca ou quem é o artilheiro. Posso falar dos gols de cada time, que é o que o modelo enxerga.'

export const writeShots: Writer = () =>
  'Chutes, faltas, posse, impedimentos, pênaltis e expulsões não estão entre as estatísticas desta conversa. De contagem, tenho escanteios e cartões, com amarelo e vermelho valendo um cada.'

export const writeReferee: Writer = () =>
  'O árbitro da partida eu não conheço. Ele pesa sobretudo nos cartões, então leia aquele número com essa ressalva.'

export const writeCoach: Writer = () =>
  'De técnico, esquema tático e motivação não tenho nada medido, e opinião sem dado eu evito. O que aparece indiretamente é o resultado disso: gols feitos, sofridos e a forma recente.'

export const writeCrowd: Writer = () =>
  'Público, ingressos e torcida não estão nos meus dados. Do que cerca o jogo tenho o estádio, a tabela, os jogos recentes e a previsão do tempo.'

export const writeBroadcast: Writer = () =>
  'Não acompanho a grade de transmissão, então não sei em que canal passa nem onde há vídeo dele. O dia e o horário, se quiser, eu tenho.'

export const writeFixing: Writer = () =>
  'De manipulação eu não sei nada: nenhuma das minhas fontes traz isso, e os números partem só de resultados e preços. Se há suspeita, ficar de fora é sempre uma boa escolha; denúncia se faz aos órgãos oficiais, não por aqui.'

/** The minute of a goal, and whose comes first, are in no market of ours; the nearest that is, is told. */
export const writeTiming: Writer = (scene) => {
  const [home, away, half] = ['homeGoals.over0.5', 'awayGoals.over0.5', 'firstHalf.goals.over0.5'].map((id) =>
    findMarket(scene, id),
  )
  return sentences(
    'Quem marca primeiro e em que minuto sai gol eu não calculo: não há mercado disso na análise.',
    half ? `O mais perto que tenho: ${inSentence(half)}, ${writeShare(half.pooledChance)} de chance.` : null,
    home && away
      ? `Marcar pelo menos um gol no jogo: ${scene.home} ${writeShare(home.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`
      : null,
  )
}
