import type { Writer } from '../scene.ts'

/** Facts that no source of ours brings. Each answer says so, and what there is instead. */
export const writeLineups: Writer = ({ pick }) =>
  pick([
    'Escalação, lesão e suspensão eu não tenho: nenhuma das minhas fontes traz isso. Vale conferir perto da hora do jogo, porque um desfalque importante muda a conta e o modelo não fica sabendo.',
    'Não sei quem joga. Os números partem do desempenho dos times, não dos nomes em campo; se houver desfalque pesado, dê um desconto na minha leitura.',
  ])

export const writePlayers: Writer = () =>
  'Dados de jogadores não fazem parte do que recebo, então não dá para dizer quem marca ou quem é o artilheiro. Posso falar dos gols de cada time, que é o que o modelo enxerga.'

export const writeShots: Writer = () =>
  'Chutes, faltas, posse, impedimentos e pênaltis não estão entre as estatísticas desta conversa. De contagem, tenho escanteios e cartões.'

export const writeReferee: Writer = () =>
  'O árbitro da partida eu não conheço. Ele pesa sobretudo nos cartões, então leia aquele número com essa ressalva.'

export const writeCoach: Writer = () =>
  'De técnico, esquema tático e motivação não tenho nada medido, e opinião sem dado eu evito. O que aparece indiretamente é o resultado disso: gols feitos, sofridos e a forma recente.'

export const writeCrowd: Writer = () =>
  'Público, ingressos e torcida não estão nos meus dados. Do que cerca o jogo tenho o estádio, a tabela, os jogos recentes e a previsão do tempo.'

export const writeBroadcast: Writer = () =>
  'Não acompanho a grade de transmissão, então não sei em que canal passa nem onde há vídeo dele. O dia e o horário, se quiser, eu tenho.'
