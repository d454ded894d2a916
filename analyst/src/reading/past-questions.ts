const HAPPENED =
  /\b(ganhou|venceu|perdeu|empatou|marcou|fez|sofreu|levou|tomou|foi|foram|terminou|acabou|ficou|saiu|sairam|jogou|jogaram|ganharam|venceram|perderam|empataram|marcaram|fizeram|sofreram|terminaram|acabaram)\b/
const LATEST =
  /\bultim[oa]s? (\d+|dois|duas|tres|quatro|cinco|seis|dez|jogos?|partidas?|resultados?|encontros?|duelos?|vez|confrontos?)\b|\bultim[oa]$/
const MEETING =
  /\bentre (eles|os dois|os times|as equipes|ambos)\b|\bconfrontos? diretos?\b|\bultim[oa]s? confrontos?\b|\bencontros?\b|\bduelos?\b|\bse enfrent\w+|\bretrospecto\b|\bhistorico\b|\bultim[oa]s? \w+( \w+)? (x|contra) \w+|\bja (ganhou|venceu|perdeu|bateu)\b|\b(jogo|placar|duelo|partida) anterior(es)? (d|entre )?(eles|os dois)\b/
/** Those themes tell recent averages themselves. */
const COUNTED = /\b(escanteios?|cart(ao|oes))\b/

/** 'O mandante venceu quantos dos últimos 5?' is about games played, whatever else its words could ask of this one. */
export function readPast(text: string): 'form' | 'headToHead' | null {
  if (COUNTED.test(text)) return null
  const [isLatest, hasHappened] = [LATEST.test(text), HAPPENED.test(text)]
  if (MEETING.test(text))
    return isLatest ||
      hasHappened ||
      /\b(vantagem|melhor|medias?|quant[oa]s?|gols|retrospecto|historico|quem|placar|anterior)\b/.test(text)
      ? 'headToHead'
      : null
  // A count of draws that names no club is of the two against each other.
  if (isLatest && /\bempates\b/.test(text) && !/\b(time|equipe|mandante|visitante|cada)\b/.test(text))
    return 'headToHead'
  return isLatest && (hasHappened || /\bplacar\b|\bresultados?\b|\bquant[oa]s?\b/.test(text)) ? 'form' : null
}
