import type { Reader } from './kind.ts'
import { PAST } from './past-words.ts'

/** What is asked of bets, by common words. */
export const OF_BETS: readonly Reader[] = [
  { kind: 'odd', asked: /\b(era|tinha|havia|foi) (de |algum )?(valor|edge)\b/ },
  {
    kind: 'most',
    asked:
      /\bqual (dos|das|del[ea]s|d[ea]ss[ea]s)\b.{0,24}\b(lucro|pag\w+|rend\w+|dava|dav\w+|ganh\w+|retorno)\b|\bqual (pagava|dava|rendia) mais\b/,
  },
  {
    kind: 'likelier',
    asked:
      /\bqual (dos|das|del[ea]s|d[ea]ss[ea]s)\b.{0,24}\b(chances?|provav\w+)\b|\bqual (era|tinha) .{0,12}mais (chance|provav\w+)\b/,
  },
  {
    kind: 'expected',
    asked:
      /\b(mais prova\w+|(era|foi|estava|tava|batia|bateu|saiu)( com| dentro| como)?( d?o)?( que)?( voces| se)?( o)? (esperad\w+|esperav\w+|previst\w+|previ\w+))\b|\besperavam\b/,
    but: PAST,
  },
  {
    kind: 'money',
    asked:
      /\b(quanto|qto|qnt)\b.{0,40}\b(dav\w*|daria|deu|tinha|teria|ganh\w+|volt\w+|receb\w+|lucr\w+|retorn\w+|perd\w+|sobr\w+|lev\w+)\b|\b(ganh|lucr|perd|volt|dav|dari|receb|rend)\w* quanto\b|^(e )?se (eu )?tivesse (posto|apostado|colocado|botado|jogado|metido) (r )?\d/,
    but: /\b(por mes|na temporada|chances?)\b/,
  },
  {
    kind: 'chance',
    asked:
      /\b(qual|quais|que|quanto|quantos|quanta)\b.{0,12}\b(era|eram|tinha|foi)\b.{0,20}\b(chances?|probabilidade|por cento|%)|\bchances?\b.{0,40}\b(era|foi|tinha)\b (de )?quanto\b|\bchances? (disso|dele|dela|antes|tinha|era)\b/,
    but: PAST,
  },
  {
    kind: 'odd',
    asked:
      /\b(que|qual|quanto|a) .{0,14}\b(odds?|cotac\w+|pagava\w*|pagou|preco)\b|\bpag(ava|ou|avam) quanto\b|\b(tava|estava|era|foi) cotad[oa]\b/,
    but: /\b(justa|casas|media|agora|subiu|caiu|mudou)\b/,
  },
  {
    kind: 'hit',
    asked:
      /\b(bateu|bateram|batia|fez|fizeram|deu (green|red|certo|errado|boa|ruim|bom|o que|que|quanto|nao|sim)|dado (certo|green|errado|boa|bom)|green|red|entrou|entraram|furou|furaram|confirm\w+|acert\w+|vingou|veio|saiu|passou|ganhou|ganhei|ganhava|perdeu|perdi|perdia|devolv\w+|anul\w+|como (fica|ficou)|deu o que|marc(ou|aram)|certinho|se salvou|pagou|tomei|levei|cravou)\b/,
    but: PAST,
  },
  {
    kind: 'score',
    asked:
      /\b(quanto|qto|qnt) (foi|ficou|terminou|acabou|deu|tava|ta)\b|\bcomo (terminou|acabou|foi|ficou)\b|\b(placar|resultado)( final)?\b|\bquem (ganhou|venceu|levou|perdeu)\b|\bja (acabou|terminou)\b|\b(terminou|acabou) (quanto|como|em quanto)\b/,
    but: /\b(justo|chances?|provave\w*|odds?|ultim\w+|confrontos?|historico|exato)\b/,
  },
]
