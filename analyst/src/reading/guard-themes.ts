import type { Theme } from './themes.ts'
import { UNDER_AGE } from './trouble/under-age.ts'

/** What is never answered with numbers. Looked for first, whatever else the question holds. */
export const GUARDS = [
  {
    id: 'distress',
    patterns: [
      [
        /\b(perdi|perdendo) (tudo|muito|demais|o salario|meu salario|todo|toda|dinheiro(?! n[eoa]s?[st]?[eoa]? (?:jogo|partida))|a casa)\b|\bperdi\b.{0,40}\b(to|estou|fiquei) (passad[oa]|arrasad[oa]|destruid[oa]|acabad[oa]|muito mal|sem chao|chorando)\b/,
        5,
      ],
      [
        /\b(cheio de|estou com|tenho|minhas|muitas|afundado em|por causa d\w+) .{0,10}dividas?\b|\bendividad[oa]\b|\bagiota/,
        5,
      ],
      [
        /\bnao (consigo|aguento) (mais )?(parar|ficar sem|viver|isso|perder)\b|(?<!\b(?:dados?|moeda|modelo|amostra|sorteio|base|roleta|numeros?|juiz|arbitro|apito|time|jogo)(?: (?:e|ta|esta|sao|tem|fica|nao fica|tem (?:algum|um)))? )\bvici(o|ado|ada|ei)\b(?! (em|por|no|na|de|nessas?|nesses?) (estatistic\w+|numeros?|futebol|escanteios?|analises?|dados?|tabelas?|graficos?|app|linguagem|amostra\w*|origem|modelo|recuar|cruzar|tocar))|\bcompuls|\b(sou|to|estou|virei|fiquei|ficando|me (sinto|tornei|vejo)) (um |uma |meio |muito |totalmente |tao )?dependente\b|\bdependente (quimic\w+|d[eao]s? (jogos?|apostas?|bets?|tigrinho))\b|\b(minha|tenho|com|criei|virou) (uma )?dependencia\b(?! (de|do|da|entre|dos|das) (gols?|um|jogador|camisa))|\bdependencia (d[eao]s?|em|por) (jogos?|jogar|apost\w+|bets?)\b/,
        5,
      ],
      [
        /\bpromet\w+\b.{0,40}\b(nao (ia |vou |ir )?(mais )?(apost\w+|jogar)|parar)\b|\b(marido|esposa|mulher|familia|mae|pai|pais|namorad\w+|ninguem) (nao )?(sabe\w*|desconfia\w*|pode saber|descobri\w*)\b.*\b(apost\w*|jogo|jogar)\b|\bescond\w+ .{0,24}(apost\w*|perd\w+|divida\w*)\b/,
        5,
      ],
      [
        /\bnao (paro|consigo parar|deixo) de (pensar|apostar|jogar)\b|\b(nem|nao) (durmo|consigo dormir)\b|\bperdi o controle\b|\bapost\w+ sem (dormir|parar|comer)\b|\bnao sei o que vai ser de mim\b|\bvai me (largar|deixar)\b|\b(so|fico) pens\w+ em apost\w+/,
        5,
      ],
      [/\bsuicid|\bme matar\b|\bacabar com tudo\b|\bsem saida\b(?! de bola)/, 9],
      [
        /^(?!.*\b(time|clube|equipe|elenco|mandante|visitante|adversario|rival|tecnico|treinador|torcida|lanterna|eles|fc|ec|ac|sc)\b.{0,60}\bdesesper)(?!.*\bdesesper\w+ (por|pra|para|atras d\w+|de) (um |uma |os |tres |3 |nao )?(pontos?|vitoria|gols?|cair|resultado|vencer|reagir|empatar|classificar))(?!.*\b(gol|chute|jogo|bola|lance)s? (de|do|no) desespero).*(\bdesesperad|\b(em|no|meu|de) desespero\b)|\b(eu|to|estou|tou|fico|fiquei|ando|me sinto) (muito |tao |completamente |meio |aqui )?desesperad/,
        9,
      ],
    ],
  },
  {
    id: 'borrowed',
    patterns: [
      [
        /\bdeix\w+ de pagar\b|\bemprestimos?\b|\bdinheiro emprestado\b|\bcartao de credito\b|\bcheque especial\b|\bvend(er|o|endo) (o|a|meu|minha) .{0,20}(apostar|jogar|por n)|\bdinheiro d[oa]s? (aluguel|contas?|mercado|faculdade|filhos?|familia|empresa)\b|\bdividas?\b|\b(ultima|resto d[aeo]) (grana|dinheiro|salario|mes)\b|\bvendi .{0,20}\b(pra|para) apostar\b|\b(remedios?|comida|gas|mercado|escola)\b.{0,30}\bpreciso (de |fazer|ganhar)|\b(to|estou|tava|estava|ando) devendo\b|\bdevendo (?:(?:no|na|pr[oa]|para|ao|o|a|uns|muito)\b|\d)|\b(pago|pagar|quito|quitar) .{0,24}(divida|fatura|boleto|agiota|cartao|aluguel)\b/,
        5,
      ],
    ],
  },
  {
    id: 'help',
    patterns: [
      [
        /\bonde .{0,12}ajuda\b(?! (?:com|n[oa]|sobre|d[oa])\b)|\bdeixou de ser diversao\b|\bparar de apostar\b|\bautoexclus\w+|\bjogadores anonimos\b|\bjogo responsavel\b/,
        5,
      ],
    ],
  },
  {
    id: 'minor',
    patterns: [[UNDER_AGE, 5]],
  },
  {
    id: 'chasing',
    patterns: [
      [
        /\brecuper\w* (o |a |as |os |meu |minha |meus |minhas |esse |essa )?(dinheiro|grana|perd\w+|preju\w*|banca|reds?|valor|aposta\w*|que)\b/,
        4,
      ],
      [
        /^(?!.*\b(apagu\w+|delet\w+|exclui\w*|sumi\w+|senha|anotac\w+|registro|email|cadastro)\b).*\b(quero|preciso|vou|como|tentar|pra|para) (eu )?(me )?recuper\w*/,
        4,
      ],
      [
        /^(?!.*\b(diminu|reduz|baix|recalcul|unidade|limite|media|acert)\w*).*\bperdi\b.{0,60}\b((hoje|agora|amanha) (eu )?(vou|quero|preciso|tenho que)|(vou|quero|preciso) (buscar|tirar|pegar de volta|reaver)|me (ajuda|indica|recomenda)|escolh\w+|qual (aposta|entrada|mercado))\b|\bperdi\b.*\bvou (buscar|atras)\b|\bja perdi .{0,24}(mes|semana|hoje|ontem)\b.*\b(hoje|agora|vira|viro|sinto|sentindo)\b|\breds? hoje\b.*\b(me (indica|da|fala|passa)|verde|virar|fechar)\b|\bdar o troco\b/,
        5,
      ],
      [
        /\bperdi\b.*\b(me (da|passa|manda|arruma)|quero|manda|passa|arruma) (uma?|outra?|alguma?|logo|qualquer)? ?(odds?|apostas?|palpites?|entradas?|dicas?|boa|jogo)\b/,
        4,
      ],
      [
        /\b(estou|to|fiquei|tomei|levei|cobrir|compensar|zerar|tirar|virar|do|meu|esse) (n?o )?preju(izo)?\b(?! esperado)|\bcorrer atras\b|\btirar o atraso\b|^(?!.*\b(acreditar|confiar|acredito|confio)\b).*\btomei (um )?red\b|\bvir de (um )?red\b/,
        4,
      ],
      [
        /^(?!.*\b(?:aguent\w+|quant[ao]s (?:perdas|derrotas|reds|vezes))\b).*\bdobr\w+ (a |o |minha )?(aposta|stake|mao|valor|entrada)\b|\b(dobro|dobrar|dobra)\b(?! (o |meu |a |minha |do |da |o que )?(dinheiro|grana|que|odd|chance|valor que|disso|dessa|desse|banca|saldo|capital|\d+))(?!$)/,
        4,
      ],
      [
        // Who asks what it is worth, and tells of no bet of their own, asks about a word.
        /^(?!(?=.*\b(?:o que e|compar\w+|furada|funciona\w*|signific\w+|qual d[oa]s|versus|vs)\b)(?!.*\b(?:to|estou|ja|meu|minha|comecei|seguindo|boto|ponho|dobrei|proxim[ao]|agora|perdi|reds?|cai|estour\w+|voltar|recuper\w+)\b)).*\b(?:martingale|soros)\b/,
        4,
      ],
      [
        /\b(empatar|zerar|salvar|virar) (o |a |meu |minha )?(dia|mes|semana|noite|saldo|conta)\b|\bacabei de perder\b|\bto tremendo\b/,
        5,
      ],
      [
        /^(?!.*\b(?:aguent\w+|quant[ao]s (?:perdas|derrotas|reds|vezes))\b).*\b(aument|sub|dobr)\w+ .{0,20}(depois de|apos|quando) (perd\w+|um red|uma derrota)\b/,
        5,
      ],
      [
        /^(?!.*\b(streamer|tipster|influencer|youtuber|cara|grupo|canal|call|amigo|cunhado|colega|vizinho)\b.{0,40}\ball in\b).*\ball in\b|(?<!\bnao (?:quero|queria|vou|pretendo|pra) )\b(coloc\w*|apost\w*|bot\w*|met\w*|jog(?:o|ar|uei|ando)) tudo\b|(?<!\b(?:obrigad[oa]|valeu|agradeco) )\b(?:por|ponho|pus) tudo n(?:um|uma|ele|ela|esse|essa|isso|o|a)\b|(?<!\b(?:e|em) )\btudo (nesse|nessa|nele|nela)\b/,
        4,
      ],
      [
        /^(?!.*\b(se eu precis\w+|posso perder|nao faz\w* falta|ja paguei (tudo|as contas)|sobr(ou|aram)|separ\w+|quanto eu ganho|e de que|da odd)\b).*\b(salario(?!s? atrasad)|aluguel|conta de luz|poupanca|decimo terceiro|13o)\b/,
        4,
      ],
      [/\b(tomei|levei) (\w+ )?(\w+ )?reds?\b.*\b(salva|recuper\w+|virar|agora|dobr\w+)\b/, 5],
      [
        /\bpreciso (muito |urgente\w* |mesmo |tanto )*(de )?(ganhar|dinheiro|grana|lucrar)\b|\b(so|sempre) (perco(?! (o|a|os|as) )|levo red|tomo red)\b|\bcansad\w+ de perder\b|^(?!.*\b(lucro|ganhei|positivo|greens?|ganhando)\b).*\b(paro|devo parar|melhor parar)\b|\bnao aguento mais (tomar|levar|perder)\b/,
        5,
      ],
    ],
  },
  {
    id: 'promise',
    patterns: [
      [/(?<!\bquem )\bgarant(e|em|ir|ido|ida|idos|idas|ia)\b/, 4],
      [
        /\b(green|bilhete|odd|palpite|dica|vitoria) (certa|certo|certeir\w|segura|100%)|(?<!\be uma )\baposta (certa|certeira|segura|100%)/,
        4,
      ],
      [
        /\b100 ?% (cert|garant|segur|de certeza|green)|\bcerteza absoluta\b|\bcom certeza (vai|ganha|vence|bate|da)\b/,
        4,
      ],
      [/\b(nao tem|sem) (erro|risco|como perder)\b|\bbarbada\b|\bbanker\b|\bmoleza\b/, 4],
      [/\bme (da|de|manda|passa|arruma) (um |uma |o |a )?(green|boa|quente)\b|\bgreen (na certa|facil)\b/, 4],
      [
        /\b(dinheiro|grana|lucro) (facil|certo|garantido|rapido)\b|\b(ficar|fico|enriquec\w+|ficarei) ?(rico|milionario)?\b(?<=rico|milionario|enriquec\w+)|(?<!\b(?:imposto de|quanto da|parte da|% da|da minha) )\brenda( extra)?\b|\bviver d([ea]s? apostas?|isso)\b|\b(isso|aposta|apostar) (e|como) invest\w+|\b(melhor|bom) investimento\b/,
        4,
      ],
      [
        /\b(voces?|me|pode) jura\w*\b|\b(voces?|ele|ela|site|app|grupo|cara|tipster) promete\w*|\bpromete\w* (que|lucro|green|ganho|dinheiro|me|vitoria)\b|^(?!.*\b(ganho|recebo|salario|renda)\b.{0,12}\d).*(\bpor mes\b.*\b(ganh|lucr|tir|fatur)\w*|\b(ganh|lucr|tir|fatur)\w* .{0,24}\bpor (mes|semana|dia)\b)|\b(praticamente|quase|e) (cert[oa]|garantid[oa]|sem risco|impossivel perder)\b|\bcerteza (de|que|ne)\b|\bvai (ganhar|bater|dar green) com certeza\b|\bnao (tem|ha) como (perder|errar|dar errado)\b|\bimpossivel (perder|errar)\b|\b(sempre|nunca) (ganh\w+|acert\w+|erra\w*|perde\w*)\b|\bso (da|dar) green\b|\bfacil (ganhar|de ganhar)\b|\bconfirma o green\b|\bdinheiro (na mao|no bolso|na conta)\b|\b(tiro|bola) cert[oa]\b|\b(ta|esta|e) (no papo|na mao|ganho)\b|\b(aposta|entrada|palpite) mais segur[oa]\b/,
        4,
      ],
    ],
  },
  {
    id: 'injection',
    patterns: [
      [
        /\bignor(e|a|em|ar|ando) (as|a|suas|todas|tudo|o que|os|o|qualquer)\b|\b(esqueca|esquece|desconsidere) (as|suas|tudo|os|o que)\b(?! (numeros?|estatistic\w+|dados|odds?)\b)/,
        4,
      ],
      [
        /(?<!\b(?:me|um|uma|deles|delas|que|ele|ela|todo mundo|livro|site|voces?|analise|modelo|tela|tabela) )\b(responda|responde|diga|diz|escreva|escreve|repita|repete|fale|afirme|confirme) (apenas|somente|so|que|exatamente|sempre|isso|com|comigo|tudo|o que|o texto)\b(?! e (?:placar|resultado|certeza|garantid\w+)\b)(?! (com |em |ate |no maximo )*(sim|nao|uma?|o|a|em|pra|para|num|numa|de|como|mais|sem|com|numero|o numero|poucas|duas|tres|\d+)\b)|\ba partir de agora\b|\b(de agora em diante|daqui (pra|para) frente)\b|\b(inverta|troque|multiplique|substitua|altere|mude|considere que|assuma que|suponha que voce)\b|\b(administrador|admin|desenvolvedor|dono|suporte|openai|equipe|chefe) (da prancheta )?(autorizou|autorizaram|mandou|mandaram|pediu|pediram|liberou|liberaram|disse)\b/,
        4,
      ],
      [
        /\b(chave|token|senha|credencia\w+) (de |da |do )?(api|acesso|sistema|servidor|admin|banco)\b|\bapi key\b|\b(mostre|mostra|revele|revela|liste|traduza|imprima|copie|cole) .{0,24}(instruc\w+|prompt|regras|codigo|sistema|configurac\w+|arquivos?|banco de dados|chaves?)\b|\bmodo (debug|admin|deus|root|manutencao|teste)\b|\b(select|drop|delete) .{0,12}(from|table)\b|\bsystem\b|\bnew instructions\b|\bignore (all|previous)\b/,
        4,
      ],
      [
        /\b(system )?prompt\b|\binstruc(ao|oes)\b|\bsuas regras\b|\b(mud|quebr|burl)\w+ as regras\b|\bjailbreak\b|\bdan\b/,
        4,
      ],
      [
        /\b(finja|finge|fingir|aja como|atue como|se comporte como|faz de conta que (voce|tu|vc)|imagine que voce|pare de (ser|agir)|vire (meu|minha|um|uma)|seja (meu|minha)|permissao especial)\b|\bvoce agora e\b|\bmodo (desenvolvedor|livre)\b/,
        4,
      ],
    ],
  },
  {
    id: 'otherGames',
    patterns: [
      [
        /\b(basquete|nba|tenis|volei|nfl|ufc|mma|boxe|formula 1|f1|esports?|csgo|cs2|valorant|lol|corrida de cavalo)\b/,
        4,
      ],
      [
        /\b(roleta|casino\w*|cassino\w*|tigrinho|fortune|aviator|bingo|mega ?sena|loteria|loteca|crash|slots?|poker|blackjack|raspadinha)\b/,
        4,
      ],
    ],
  },
  {
    id: 'notFootball',
    patterns: [
      [
        /\b(receitas?|bolo|comida|restaurante|pizza|cerveja|filmes?|novela|serie da|netflix|musicas?|cantor\w*|poema|poesia|versos?|piadas?|conto de fadas?|horoscopo|signo|namor\w+|casamento|viagem|passagem|hotel|remedios?|medic[oa]|doenca|dor de|dieta|academia|cachorro|gato|livros?|roupa|presente de)\b/,
        4,
      ],
      [
        /\b(politic\w+|eleic\w+|presidente|governo|deputad\w+|senador|partido|lula|bolsonaro|religiao|deus|guerra|voto|votar)\b/,
        4,
      ],
      [
        /\b(bitcoin|cripto\w*|acoes d\w+|bolsa de valores|dolar|imposto\w*|aposentadoria|codigo em|programa (em|de)|python|javascript|html|excel|traduz\w* (isso|esse|este|o texto|para|pro)|redacao|dever de casa|licao|tarefa|prova de|matematica|geografia|historia do brasil|capital d[aeo]|curriculo|emprego|carta de|e mail pro|que horas sao|que dia e hoje|clima em|previsao em|transito)\b/,
        4,
      ],
    ],
  },
  // Told by the names of the match, not by words: see other-matches.ts.
  { id: 'otherMatch', patterns: [] },
] as const satisfies readonly Theme[]
