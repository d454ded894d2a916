/** Words of betting and of what it is hoped to bring. */
const OF_BETTING =
  /(?<!\p{L})(?:apost(?:a|as|ar|ando|aria)|entradas?|lucr\p{L}+|ganhar dinheiro|dinheiro|faturar|bilhete|multipla|invest(?:ir|imento)|green|retorno|banca|perdas|fezinha|palpite|apostadores)(?!\p{L})/u
/** Words that praise it or lead to it. */
const OF_PRAISE =
  /(?<!\p{L})(?:melhor(?:es)?|ideal|recomend(?:a-se|avel|o|amos)|suge(?:re-se|rimos)|sugiro|acertad[oa]|excelente|otim[oa]|bo[am]|bons|boas|perfeit[oa]|segur[oa]|tranquil[oa]|oportunidades?|vale|compensa|faz(?: todo)?(?: o)? sentido|interessante|promissor[a]?|aproveit\p{L}+|pode(?:m)? (?:render|lucrar|ganhar|trazer)|minim[oa]|principal|nao deixe de|tente recuperar|bastante|momento certo|hora certa|facil|generos[oa]|sensat[oa]|valios[oa]|obrigacao|tende a dar|escolha)(?!\p{L})/u
/** What explains, warns, supposes or denies: then the same words teach. */
const OF_STUDY =
  /(?<!\p{L}|-)(?:nao(?! deixe)|sem apost\p{L}+|desconfi\p{L}+|promess\p{L}+|golpe|maiores|parar|nunca|nem|nenhum[a]?|jamais|evite|cuidado|perd(?:e|em|er|a)|riscos?|responsab\p{L}+|limites?|regra|antes de|se|quem|negativ[oa]|abaixo|acima|justa|sugerida|devolv\p{L}+|depend\p{L}+|signific\p{L}+|compar\p{L}+|kelly|media|possivel|menor|menos|embora|mas|edge (?:de|é)|chama\p{L}*|mede|conceito|sorte|pausa|ajuda|estud\p{L}+|entend\p{L}+|analis(?:ar|e)|melhor(?:es)? (?:odd|odds|preco|precos|casa|cotac\p{L}+)|decis(?:ao|oes) (?:é|cabe)|sua)(?!\p{L})/u

/** A sentence that speaks of betting, praises it and has no word of study: what no known phrase says, but all together do. */
export const looksPushing = (plain: string): boolean =>
  OF_BETTING.test(plain) && OF_PRAISE.test(plain) && !OF_STUDY.test(plain) && !/[%?]/.test(plain)
