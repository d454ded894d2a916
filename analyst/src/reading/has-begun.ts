/** What people write of a match that is being played. */
const BEGUN = [
  /(?<!\btransmissao )(?<!\btransmite )\bao vivo\b|(?<!\bpre )\blive\b|\bbola rolando\b|\b(jogo|partida|ja) (ta|esta) rolando\b|\b(ta|esta) rolando (o jogo|a partida|agora|ja)\b|^(ta|esta) rolando$|\bcomecou\b|\bem andamento\b|\bdurante o jogo\b|\bno meio do jogo\b/,
  /\baos \d{1,3}\b|(?<!\b(?:primeiros?|ultimos?) )\b\d{1,3} (min|minutos)\b|\b(faltam|falta) \d+(?! (?:pontos|jogos|rodadas))|\bintervalo (agora|ja)\b|\b(esta|ta|ja) no (intervalo|segundo tempo|primeiro tempo|2o tempo|1o tempo)\b/,
  /^intervalo \d|\bintervalo e \d|\b\d ?x ?\d\b.*\bo que (eu )?(faco|fazer)\b/,
  /\babri(u|ram) o placar\b|\b(saiu|fez|fizeram|tomou|levou|marcou) (um |o )?gol\b.*\b(agora|e ai|ja|e as|e a)\b|\bacab(ou|aram) de\b|\b(empatou|virou|marcou|ampliou|descontou|perdeu um jogador|foi expulso|expulsao)\b.*\b(agora|e ai|ja|ainda|e as)\b/,
  /\b(ta|esta|tava|ficou|jogo) (em )?\d ?(x|a) ?\d\b|\b(perdendo|ganhando|vencendo) (de|por) \d|\b\d ?x ?\d (agora|aos|pr[oa]|para|ainda)\b|\bja (ta|esta) (\d|no|na|ganhando|perdendo|vencendo|rolando|em campo|acabando|jogando)|\bja (saiu|marcou|fez|tomou|levou) (um |o |dois |\d )?(gols?|cartao|vermelho)\b|\bplacar (agora|atual|parcial|nesse momento|neste momento|do momento)\b|\b(ta|esta) ((na frente|atras)(?!.*\b(?:tabela|pontos|classificac\w+|campeonato|ranking)\b)|vencendo|sendo)\b|\bnes[st]e momento\b/,
  /\b(fez|ficou|virou|abriu|saiu|empatou) (em |o )?\d ?(x|a) ?\d\b|\b(estamos|tamo|to) n[oa] (segundo|primeiro|1o|2o|intervalo|etapa)\b|\b(levou|tomou|recebeu) (um |o )?(cartao|gol)\b/,
  /\bcartao vermelho pr[oa]\b|\bexpuls(ou|aram|o)\b|\bfoi expulso\b|\b(seguro|encerro|fecho) a aposta\b|\b(esta|ta) (ganhando|perdendo|vencendo|empatando)\b/,
]

/** Whether the reader says that the ball is rolling, or asks as if it were. */
export const saysItHasBegun = (text: string): boolean =>
  BEGUN.some((pattern) => pattern.test(text.replaceAll(SUPPOSED, ' ')))

/** 'A chance de 1x0 pro mandante' is of a match to come. */
const SUPPOSED = /\b(?:chances?|probabilidades?|odd justa) (?:d[eo] )+\d ?(?:x|a) ?\d(?: pr[oa]| para)?/g
