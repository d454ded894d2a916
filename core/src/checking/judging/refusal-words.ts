import { QuickPattern } from '#text/quick-pattern.ts'

/** What our voice never says, whoever writes: that money comes, that a result is certain, or that somebody should bet. */
export type Refusal = 'promise' | 'certainty' | 'urging'

/**
 * How words of a family may be denied: by the verb that governs them ('não existe lucro certo'), by a word just before them
 * ('nunca dobre'), or not at all, because the denial is theirs ('não tem erro').
 */
type Denial = 'governed' | 'direct' | 'none'

export type Family = { refusal: Refusal; denial: Denial; words: QuickPattern }

/** Over plain text: lower case, without accents, clubs masked. Whole words; the gaps between them are part of the pattern. */
const family = (refusal: Refusal, denial: Denial, words: readonly string[]): Family => ({
  refusal,
  denial,
  words: new QuickPattern(new RegExp(String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?!\p{L})`, 'gu')),
})

const TO_BET = '(?:apostar|entrar|investir|arriscar)'
const A_BET = '(?:aposta|entrada|bet|tip|pick)'
const SURE = '(?:cert|segur|garantid|certeir|cravad)[oa]s?'
/** What somebody can bet on: a club, a market, a slip. */
const BETTABLE = String.raw`(?:apost\p{L}+|entra(?:r|da|das)|coloc\p{L}+ (?:\p{L}+ ){0,3}(?:dinheiro|grana|r\$)|§[ha]_*|over|under|(?:mais|menos) de \d|ambas|btts|empate|vitoria|dupla chance|handicap|bilhete|multipla|mercado d[eo]|mandante|visitante|favorito|1x2|1x|x2)`
const SOME = String.raw`(?:(?!estud|olh|compar|ver |vej|confer|analis|observ|acompanh|entend|pesquis|consult|faz|nao |limit|paus|caut)\p{L}+ ){0,4}?`
const WINS = String.raw`(?:venc\p{L}*|ganh\p{L}*|lev(?:a|ar|ou) essa|marc\p{L}*|gols?|golear?|bat(?:e|er)|green|vitoria|perd\p{L}*|empat\p{L}*)`

const PROMISES: readonly Family[] = [
  family('promise', 'governed', [
    String.raw`(?:lucro|dinheiro|green)s? (?:a vista|a ganhar|esta encaminhado)|ganhe (?:muito )?dinheiro|para lucrar com|(?:decisao|aposta|escolha|entrada) (?:mais )?(?:facil|lucrativa)|pule de dez|sair no lucro`,
    String.raw`lucros? (?:${SURE}|facil|faceis|rapid[oa]s?|diario|mensal|na certa|todo (?:dia|mes))`,
    String.raw`(?:dinheiro|grana) (?:facil|${SURE}|na mao|no bolso|na conta)`,
    `renda (?:extra|garantida|certa)`,
    String.raw`(?:ganh(?:o|os|ar)|retornos?|rendimentos?) (?:é |sao |esta )?(?:${SURE}|positivo todo)`,
    String.raw`(?:lucro|retorno|ganho|green)s? (?:é|sao|esta|fica|vem) (?:mais que )?(?:${SURE}|com certeza|na certa)`,
    String.raw`(?:vai|vao|ira|irao|voce) (?:te |lhe |voce )?(?:dar |gerar |trazer |ter |terá |tera )?lucr(?:o|os|ar|a)`,
    String.raw`(?:vai|vao|ira) (?:sempre )?(?:ganhar|fazer) (?:muito |um |uma |bastante )?(?:dinheiro|grana)`,
    String.raw`(?:voce )?(?:tera|vai ter) (?:um )?(?:lucro|retorno)(?: positivo| certo)?`,
    String.raw`(?:essa|esta|esse|este|nossa|minha|a) (?:estrategia|metodo|entrada|tecnica|dica)s? (?:te )?(?:dá|da|gera|traz|rende|vai dar) (?:lucro|dinheiro|retorno)`,
    'lucre|voce lucra|lucrar (?:hoje|facil|sempre|todo)|facil de lucrar|vive(?:r|ndo)? d(?:isso|as apostas|e apostas?)',
    String.raw`${A_BET}s? sem riscos?|sem riscos?(?! zero)|risco (?:é |aqui é |praticamente |quase ){0,4}(?:zero|nulo)`,
    String.raw`fic(?:ar|a) ric[oa]|multiplic\p{L}+ (?:[oa] )?(?:seu|sua) (?:dinheiro|banca|capital)`,
    String.raw`investimento (?:segur|cert|garantid|de baixo risco)\p{L}*|(?:é|seria|como) um (?:otimo |bom |excelente )?investimento`,
    String.raw`mina de ouro|se paga sozinh[oa]|odd (?:esta |é )?de graca|(?:oportunidade|chance) (?:unica|imperdivel|de ouro)(?: de lucr\p{L}+)?|imperdivel`,
    String.raw`(?:lucro|retorno)(?: \p{L}+){0,2} (?:é )?(?:so )?questao de tempo|questao de tempo(?: \p{L}+){0,3} lucr\p{L}+|(?:o )?retorno vem`,
    String.raw`(?:ajuda\p{L}*|serve\p{L}*|da|dá|vai|consegue|uma hora|(?:melhor )?forma de|jeito de)(?: voce)?(?: a| para| pra)? recupera[r]?`,
    String.raw`(?:lucro|ganho|dinheiro|grana|retorno|green)s?(?: (?:\p{L}+ ){0,3}(?:é|esta|fica|sera|vem))? ?(?:liquid[oa] e cert[oa]|facil|${SURE}|na certa)`,
    String.raw`(?:sai\p{L}*|fica\p{L}*|termina\p{L}*) no (?:lucro|azul)|dobra[rm]? (?:o )?seu dinheiro|faturar|voce ganha dinheiro|liquid[oa] e cert[oa]`,
    String.raw`tudo para (?:dar certo|dar green|ser green)|(?:dar|vem|ser) green|presente das? casas?|dinheiro esta seguro`,
  ]),
  family('promise', 'none', [
    String.raw`nao (?:tem como|ha como|dá para|da para) (?:perder|errar|dar errado)|impossivel (?:perder|errar|dar errado)`,
    String.raw`nao (?:ha|tem|existe) (?:nenhum )?risco(?: (?:nenhum|algum))?|nao (?:vai|ira) se arrepender|nada a perder|improvavel perder dinheiro`,
    String.raw`sai(?:r|ra)? ganhando de qualquer (?:jeito|forma|maneira)|erro zero`,
  ]),
]

const CERTAINTIES: readonly Family[] = [
  family('certainty', 'governed', [
    String.raw`garant(?:e|em|ia|ias|ida|ido|idas|idos|imos|ir|o)(?! (?:(?:[oa]|sua|um|uma) )?(?:lideranca|vaga|classificacao|titulo|permanencia|acesso|pontos?))`,
    String.raw`(?:com|tenho|temos|ha|pode ter|tem|é) (?:toda |absoluta |a |quase )*certeza|certeza (?:absoluta|de (?:que|vitoria|gol|green))`,
    String.raw`(?:${A_BET}|vitoria|green|resultado|palpite|gol|bola|jogo|tiro|jogada|favorito) (?:é |esta |mais )?(?:${SURE}|obrigatori[oa])`,
    String.raw`100 ?% (?:cert|segur|garantid)\p{L}*|barbadas?|infalivel|inevitavel|favas contadas|no papo|cravad[oa]s?|certeir[oa]s?|na certa`,
    String.raw`sem (?:sombra de |nenhuma |qualquer )?duvidas?(?: alguma| nenhuma)?(?=[^.;]*${WINS})`,
    String.raw`(?:certamente|seguramente|fatalmente|obviamente) [^.;,]*${WINS}|[^.;,]*(?:vence|ganha) (?:facil|com certeza|sem duvida)`,
    String.raw`é (?:quase |praticamente )?(?:certo|obvio|claro|evidente) que [^.;,]*${WINS}|(?:esta|ta) na cara que`,
    String.raw`(?:praticamente |quase )?impossivel (?:que )?(?:[oa]s? )?(?:§[ha]_*|mandante|visitante|time|favorito)[^.;,]*${WINS}`,
    String.raw`(?:§[ha]_*|mandante|visitante|favorito)(?: \p{L}+){0,2}? (?:vai|vao|ira|irao) (?:\p{L}+ )?(?:vencer|ganhar|perder|empatar|golear|levar essa|sair com a vitoria)`,
    String.raw`(?<!quem |se )[oa] (?!casa|mercado|apostador|jogador|pessoa|maioria)\p{L}+ vai (?:vencer|ganhar)(?: (?:o jogo|a partida|hoje|essa|facil))`,
    String.raw`(?:vai|vao) (?:bater|dar green|dar §[ha]_*|sair gols?|ter gols?)|ter(?:a|ao) mais de (?:um|dois|tres|\d)(?: \p{L}+)* gols?`,
    String.raw`(?:zero|nenhuma) chances? de (?:[oa]s? )?(?:§[ha]_*|mandante|visitante)|(?:§[ha]_*|mandante|visitante) (?:venceu|ganhou) (?:esse|este) jogo antes|(?:§[ha]_*|mandante|visitante) ja (?:ganhou|venceu) ess[ea]`,
    String.raw`(?:venc(?:e|er)|ganh(?:a|ar))(?: \p{L}+){0,2}, (?:é|isso é) (?:um )?fato`,
  ]),
  family('certainty', 'none', [
    String.raw`nao (?:tem|ha) (?:erro|duvidas?|segredo|jeito)|nao erra|nao falha|(?:assino|assinamos) embaixo`,
    String.raw`(?:nao tem como|nao ha como) [oa]s? (?:§[ha]_*|mandante|visitante)|nao perde[^.;,]* de (?:jeito|maneira) nenhum\p{L}*`,
    String.raw`(?:§[ha]_*|mandante|visitante) nao tem (?:a menor |nenhuma )?chance`,
    String.raw`pode(?:m)? (?:anotar|cravar|confiar|comemorar|contar com isso)|ja pode comemorar|anota(?:r)? ai|batata`,
    String.raw`(?:eu )?cravo|crave|vai por mim|fique tranquil[oa][,:]? [^.;%]*(?:venc|ganh)\p{L}+|confi[ea] em mim|de olhos fechados|sem pensar duas vezes`,
    String.raw`nao ha outro (?:resultado|placar|desfecho)|(?:vitoria|resultado|green|gol) (?:[^.;,]* )?nao escapa|a vitoria vem|sem medo de errar|de olhos vendados`,
    String.raw`nao vejo como (?:[oa]s? )?(?:§[ha]_*|mandante|visitante|favorito)|(?:jogo|resultado|confronto) (?:ja )?esta (?:decidido|definido|ganho)|pode escrever|escreva o que|cravamos|fechou`,
    String.raw`(?:§[ha]_*|mandante|visitante|favorito) nao (?:perde (?:esse|este|o) jogo|vai (?:pontuar|vencer|ganhar|perder|marcar))|vai dar bom|confia(?=[:,.!]|$)|a (?:opcao|alternativa|escolha) mais segura`,
    String.raw`pode apostar que|bota fe|(?:é|hoje é) dia de green|[ée] green`,
  ]),
]

const URGING: readonly Family[] = [
  family('urging', 'direct', [
    String.raw`(?:aposte|apostem|invista|invistam|dobre|dobrem)(?! (?:com (?:moderacao|responsabilidade|cautela|consciencia)|(?:so|apenas|somente|no maximo|menos)(?!\p{L})))`,
    String.raw`(?:aproveite|aproveitem|aproveita|aproveitar) (?:que |ess[ea]|est[ea]|[oa] |enquanto|agora|ja)(?:\p{L}+)?|all[ -]?in`,
    String.raw`(?:entre|entra|entrem|va|vai|vamos|ir|iria|vou|manda|mete|pode ir) (?:com tudo|sem medo|agora|ja|logo|forte|pesado|firme|tranquil\p{L}+|de olhos|pra cima|para cima|de (?:over|under|ambas|empate|§[ha]_*|mandante|visitante|favorito|1x2))`,
    String.raw`(?<!quem |que |se )entr[ea] (?:nessa|nesta(?! (?:rodada|partida|fase))|com (?:tudo|forte|r\$|\d+ ?% d[ao] (?:sua )?banca)|n[oa] (?:over|under|§[ha]_*|ambas|empate|mercado))`,
    String.raw`(?:manda ver|mete (?:ficha|bronca)|mand[ea] bala|jogue (?:pesado|alto|forte)|aposta (?:alta|pesada|forte))`,
    String.raw`(?:vale|compensa|merece)(?: muito| demais| bem)?(?: a pena)? (?:${TO_BET}|a (?:aposta|entrada|fezinha)|ess[ae] (?:aposta|entrada)|est[ae] (?:aposta|entrada)|uma (?:aposta|entrada|fezinha)|o risco|colocar|botar|por)(?! sugerida)`,
    String.raw`(?:recomenda-se|sugere-se|indica-se|aconselha-se|recomendo|sugiro|indico|aconselho|recomendamos|sugerimos|indicamos|aconselhamos|recomendaria|sugeriria|indicaria)(?: fortemente| muito)? ${SOME}${BETTABLE}`,
    String.raw`(?:a )?(?:minha|nossa|sua|melhor|maior) (?:melhor )?(?:sugestao|recomendacao|dica|indicacao|aposta|entrada|escolha|jogada|pedida|opcao|alternativa)(?: d[oa] (?:dia|rodada|jogo))? (?:aqui )?(?:é|seria|fica|vai|sao) ${SOME}${BETTABLE}`,
    String.raw`(?:a|o) (?:aposta|entrada|jogada|pedida|caminho|boa|ideal|dica|palpite|certo|mais (?:inteligente|seguro|esperto|indicado|logico)|jeito)(?: (?:ideal|certa|do dia|da rodada|de hoje|aqui|hoje))* (?:é|seria|fica|sao) ${SOME}${BETTABLE}`,
    String.raw`(?:é|seria) (?:a|uma) boa (?:de hoje|d[oa] (?:dia|rodada)|pedida|entrada|aposta)|a boa d[oa] (?:dia|rodada)|(?:aposta|entrada) mais segura`,
    String.raw`sugestao de (?:bilhete|aposta|entrada|multipla)|palpite do dia|(?:aposta|entrada|dica) d[oa] (?:dia|rodada)`,
    String.raw`(?:deve(?:ria)?|precisa|tem (?:de|que)|basta|é so|que tal|considere|pense em|experimente|vamos) (?:se )?(?:${TO_BET}|aproveitar|cravar|colocar (?:um pouco|dinheiro|r\$|uma grana|uns)|uma (?:entrada|aposta|fezinha))(?! (?:em campo|pressionad))`,
    String.raw`(?:(?:otima|excelente|boa|grande|super|bela) (?:aposta|entrada|pedida|dica)|(?:aposta|entrada|pedida|dica|fezinha) (?:\p{L}+ )?(?:otima|excelente|boa|forte|quente|interessante|promissora|imperdivel)|(?:bom|otimo|melhor) (?:momento|hora) (?:para|pra|de) (?:apostar|entrar)|melhor pedida)`,
    String.raw`(?:aposta|entrada|stake)s? (?:recomendada|indicada|sugerida) (?:é|seria|aqui é) (?:[oa] |na |no )?${BETTABLE}|\d+ ?%[^.;,]* (?:é|seria) o (?:recomendado|ideal|indicado)`,
    String.raw`(?:meta|ponha|bote|feche|pegue|compre|inclua|garanta|trave|bata|fecharia|fechava) (?:ja |com )?(?:(?:\p{L}+ ){0,3}?(?:${BETTABLE}|odd|cotacao|bilhete))`,
    String.raw`(?:tente|insista|jogue)(?: \p{L}+){0,2} (?:de novo|mais uma vez|outra vez|valor maior)|decida logo|(?:uma|a) boa é (?:colocar|entrar|apostar|ir|por)`,
    String.raw`(?:meu palpite|minha aposta|meu voto) (?:é|vai|fica)(?: \p{L}+){0,3}? ${BETTABLE}|dica (?:quente|de ouro|do dia)|barato demais|vale (?:muito |bem |demais )?a pena(?=[.!]|$)`,
    String.raw`apost(?:o|amos) (?:minhas |nossas |todas as )?(?:fichas )?(?:n[oa]s? )?(?:§[ha]_*|over|under|ambas|empate|mandante|visitante|favorito)|faria (?:uma )?(?:multipla|aposta|combinada|fezinha)|recomendavel (?:entrar|apostar)|pedindo (?:uma )?aposta|apostar é (?:obrigacao|obrigatorio)`,
    String.raw`sem hesitar|ir de (?:dupla chance|over|under|ambas|empate|§[ha]_*|mandante)|va no (?:simples|seguro|certo)|(?:quem|para quem) (?:entrar agora|quer lucro)|green vem|nao hesite|va em frente|pode dobrar|(?:precisa|tem (?:de|que)) recuperar|o risco compensa|(?:mandante|visitante|§[ha]_*|favorito) é segur[oa](?=[.!,]|$)`,
    String.raw`pode (?:colocar|apostar|entrar|ir|investir) [^.;,]*(?:sem medo|tranquil|com tudo|pesado|forte|sossegad|nessa)\p{L}*`,
    String.raw`(?:faca|faz|fazer) (?:a |sua |a sua |uma |essa |esta )(?:aposta|fezinha|entrada|fe)`,
    String.raw`(?:pegue|pega|garanta|agarre|trave) (?:ess[ae]|est[ae]|a|esse preco) ?(?:odd|cotacao|preco)?`,
    String.raw`(?:coloque|bote|ponha|coloca|bota|poe) (?:tudo|(?:o )?seu dinheiro|r\$|dinheiro|(?:as )?suas fichas|\d+ ?%|uma grana|uns|um pouco|algum)`,
    String.raw`(?:separe|reserve|guarde) [^.;,]*(?:para|pra) (?:apostar|[oa]s? (?:§[ha]_*|mandante|visitante|empate|over|under))`,
    String.raw`(?:monte|inclua|adicione|combine|faca) [^.;,]*(?:bilhete|multipla|combinada|aposta)`,
    String.raw`(?:fique|fica|va|vai|jogue|joga|siga|segue|bora) (?:com|de|n[oa]s?|em|pel[oa]) ?(?:[oa] )?(?:§[ha]_*|over|under|ambas|empate|mandante|visitante|favorito|zebra)(?! (?:em|como|com|tem|é|paga|perde|pode))`,
    String.raw`(?:eu )?(?:apostaria|entraria|colocaria|iria|investiria|colocava|apostava)(?! (?:em campo|menos))[^.;,]*(?:${BETTABLE}|tudo|dinheiro|banca|grana)|minha entrada seria`,
    String.raw`(?:corra|corre|corram)(?: que|(?: logo)? (?:para|pra|antes|atras))|antes que (?:[oa]s? )?(?:odd|preco|casas?|cotac\p{L}+)?[^.;,]*(?:cai|caia|acab|ajust|baix|mud|feche)\p{L}*|(?:enquanto|ainda) (?:a odd )?(?:esta|ta) (?:alta|boa|valendo)|ultima chance|a hora (?:de apostar |certa )?é (?:agora|essa)`,
    String.raw`(?:recupere|recupera) (?:o|as|os|a|suas?|seu|tudo)(?: (?:prejuizo|perda|dinheiro)s?)?|para recuperar o que (?:voce )?perdeu`,
    String.raw`aumente (?:o valor|a stake|as apostas|a aposta|a mao)|(?:confie|acredite) n[oa] (?:modelo|palpite|analise|§[ha]_*)|siga (?:meu|o meu|nosso|o nosso) palpite`,
    String.raw`seguro demais para nao|(?:esta|ta) esperando o que`,
  ]),
  family('urging', 'none', [
    String.raw`nao (?:perca|deixe passar|deixa passar|dá para deixar passar|da para deixar passar|fique de fora(?! d[eoa] regra))(?! (?:d[eoa] vista|o controle|dinheiro|mais))`,
    String.raw`nao deixe (?:ess|est)[ae][^.;,]* (?:escapar|passar)|so nao ganha quem|nao vai durar|para nao (?:pegar|aproveitar)`,
    String.raw`(?:seria|é) (?:um )?(?:erro|loucura|burrice|pecado|desperdicio) nao (?:apostar|entrar|aproveitar)|nao apostar[^.;,]* é (?:jogar|perder|deixar|rasgar)|(?:louco|bobo) nao apost\p{L}+|quem nao (?:aposta|arrisca) nao`,
  ]),
]

export const FAMILIES: readonly Family[] = [...PROMISES, ...CERTAINTIES, ...URGING]
