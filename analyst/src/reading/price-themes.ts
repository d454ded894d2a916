import type { Theme } from './themes.ts'

/** Houses that people name, wherever they bet; those of this match are known by its own prices. */
export const KNOWN_HOUSES =
  /\b(bet ?365|betano|betfair|sportingbet|pixbet|superbet|novibet|betnacional|estrela ?bet|kto|1xbet|pinnacle|betsson|parimatch|rivalo|galera ?bet|esportes da sorte|vai ?de ?bet|bet ?mgm|f12|blaze|stake com|mr jack|bet d[oae]s? \w+)\b/

/** Questions about prices and what to make of them. */
export const PRICE_THEMES = [
  {
    id: 'houses',
    patterns: [
      [
        /\b(cada|todas as|outras?|quais|que|qual|quantas|entre as|nas?|das|demais|pelas|por|so a|so na|nenhuma|alguma) casas?\b(?! (joga|empata|perde|vence|ganha|de quem|ou fora))|\bcasa a casa\b|\bem todas$|\bbookmakers?\b|\bcasas\b|^(e |mas )?(onde|aonde|em (que|qual)( casa)?)( isso| e isso| fica)?$|\b(que|qual|em que) casa\b/,
        7,
      ],
      [
        /\bonde (o |a |os |as )?(\w+ ){0,4}(ta |esta )?(pag\w+|tem (a )?melhor)\b|\bpag\w+ (mais|melhor|menos|pior)\b|\b(pior|menor|maior|melhor) (odd|preco|cotac\w+|casa)\b|\bquem (oferece|cota|paga|ta pagando)\b/,
        7,
      ],
      [KNOWN_HOUSES, 9],
    ],
  },
  {
    id: 'fairPrice',
    patterns: [
      [
        /\bodd (minima|certa|ideal)\b|\b(a partir de|acima de|que|qual) (que |qual )?(odd|preco) (eu )?(ja )?(minima|devo|deveria|preciso|precisaria|teria|vale|compensa|faz sentido|procur\w+|esper\w+|come\w+|passa)\b|\bquando (eu )?(devo|deveria|posso|vale|compensa) (a pena )?(entrar|apostar|ir|pegar)\b|\b(a partir de|acima de) quanto\b|\bate (que|qual) odd\b/,
        9,
      ],
    ],
  },
  {
    id: 'payout',
    patterns: [
      [
        /\bquanto (eu )?(posso|vou|consigo|poderia|iria|da pra) (ganhar|receber|levar|tirar|lucrar)\b|\bquanto (e que |que )?(eu )?(ganh\w+|lucr\w+|receb\w+|volta\w*|retorna\w*|rend\w+|fatur\w+|tiro|levo|levaria|embols\w+|dava|daria)\b|\b(ganho|lucro|volta|recebo|retorna) quanto\b|\bretorno\b|\b(ganho|lucro|retorno|resultado|perda) (medio|esperado)\b|\bse eu (tivesse )?(apost\w+|coloc\w+|bot\w+|pus\w+|por|jog\w+|meter)\b|\b(meu|o) lucro (se|de|liquido)\b/,
        6,
      ],
      [/\b(quero|pra|para|preciso) (lucrar|ganhar|tirar|fazer) (r )?\d+/, 9],
    ],
  },
  {
    id: 'loss',
    patterns: [
      [
        /(?<!\bnao )(?<!\bsem )(?<!\bdepois de )\b(perder|perde|perco|perca|perdermos)\b(?!.*\bha (quant|\d))(?! (?:de|por) (?:goleada|muito|\d))/,
        6,
      ],
      [
        /\bnao (vencer|vence|ganhar|ganha|bater|bate|acontecer|acontece|acertar|dar certo|dar green)\b(?!.*\bha (quant|\d))/,
        6,
      ],
      [
        /\b(chance|risco|probabilidade) d[eo] (red|furar|zicar)\b|\b(falh\w+|tropec\w+|dar (ruim|red)|da red|eu errar|errar apostando|ir pro ralo|de fracasso)\b|\bchance de (errar|nao bater)\b|\bnao (ter|dar|tem|tirar) lucro\b|\b(ficar|sair|terminar) no prejuizo\b/,
        6,
      ],
    ],
  },
  {
    id: 'stayOut',
    patterns: [
      [
        /\b(nervos\w+|ansios\w+|insegur\w+|com medo|com receio|em duvida)\b|\bnao sei se (entro|aposto|vou|coloco|arrisco)\b|\b(melhor|bom) nem\b|\bnem (entrar|apostar)\b|\bse voce fosse (eu|voce)\b|\bno meu lugar\b|\bvoce (apostava|entrava)\b|\bmudar de ideia\b|\bentr(o|ar) (forte|pesado|com tudo)\b|\bvou com tudo\b|\bconfiante demais\b|\bnao aposto\b|\bmotivos? (pra|para) (eu )?(entrar|apostar)\b|\barrepend\w+|\bfi(co|car|ca|que|cando|cou|cado) (de )?fora\b|\bnormal (nao )?(ter|haver) (sem )?valor\b|\bnao ter valor\b|\bestar fora\b|\b(passo|passar|pulo|pular|deixo|deixar|largo|largar|esqueco|esquecer|evito|evitar|ignoro) (esse|este|esta|essa|o jogo|a partida|de lado|passar|desse|quieto)\b|\b(esqueco|espero|aguardo|desisto)\b|\b(melhor|devo|posso|posso so|bom|certo|opcao) (e )?nao (apostar|entrar|jogar)\b|\bnao apostar\b|\b(so )?(assistir|ver) (o jogo )?sem apostar\b|\bsem apostar\b|\bpasso a vez\b|\bmelhor (esperar|pular|assistir)\b|\babst\w+|\bprudente\b|\b(aposto|apostar|entro|entrar|vou|jogo) ou (nao|nem|deixo|passo|fico|espero)\b|(?<!\bquanto )(?<!\bquanto eu )\b(devo|preciso) (mesmo )?(apostar|entrar)\b|\bmelhor nao\b|\bnao (entro|entrar)\b|\bme convence\b|\bfugir\b|\bnao fazer nada\b|\bnao (quero|vou|queria|pretendo) (mais )?apostar\b|\bprefiro nao\b|\bdeix(o|ar) quieto\b|\besperar (as|a|abrir\w*|sair\w*)\b/,
        8,
      ],
    ],
  },
  {
    id: 'odds',
    patterns: [[/\bodds?\b|\bquanto (ta |esta |que |e que )?pag\w+|\bpaga\w* quanto\b|\bpagando\b|\bprecos?\b/, 4]],
  },
  {
    id: 'value',
    patterns: [
      [/\b(valor|value|walue|valiu|edge|ev|ev positivo|valor esperado)\b/, 5],
      [
        /\bodds? (estao|esta|ta|tao) (boas?|altas?|ruins?|ruim)\b|\boportunidad\w*|\b(ta|esta) valendo\b|\balguma entrada\b|\b(menor|menos) (prejuizo|perda)\b/,
        5,
      ],
      [/\b(pagando|paga|pagam) bem\b/, 5],
      [/\bvale (a )?pena\b|\bodd (boa|alta|desajustada|errada)\b|\bdesajust\w+|\bvantagem\b/, 4],
      [
        /\b(vale|vlw|valia|valeria|compensa\w*|presta|pego|pega bem|lucrativ\w+)\b|\b(da|deu|daria|dar) lucro\b|\bboa (entrada|pedida|oportunidade|pra arriscar)\b|\b(entrada|aposta|coisa|algo|pedida|odd|cotacao) (boa|bom|legal|interessante)\b|\b(algo|alguma coisa|algum mercado|alguma) (bom|boa|que preste|que valha|interessante)\b|\b(bomba|cilada|fria|furada|roubada|barca furada|armadilha|caro|cara|barat[oa]|pra arriscar|arriscar|bem pago)\b|\b(entr(o|ar)|vou|ir|apost(o|ar)|jogar|ponho|boto|meto) (n[oa]|de|em|com|nesse|nessa|nele)\b/,
        4,
      ],
    ],
  },
  {
    id: 'stake',
    patterns: [
      [/\b(stake|kelly|unidades?|banca|gestao)\b/, 5],
      [/\bquanto seria o valor\b|\bvalor (indicad|sugerid)o\b/, 9],
      [/\b(aposta|valor) (sugerid|recomendad|indicad)[oa]\b.*\b(pequen|baix|pouc)\w*/, 9],
      [
        /\bquant[oa] (devo |deveria |eu |vou |posso |e que )*(apost\w+|coloc\w+|entr\w+|arrisc\w+|por|investir|bot\w+)\b/,
        6,
      ],
    ],
  },
  {
    id: 'combos',
    patterns: [
      [
        /\bcombinad\w*|\bcombinac\w+|\bmultiplas?\b|\bcombos?\b|\bbilhetes?\b|\bduplas?\b(?! chance)|\btriplas?\b|\bbet ?builder\b|\bcriar aposta\b|\bacumulad\w+|\bjuntar\b|\bmultiplic\w+|\b(algo|alguma coisa|coisa|opcao|o que e) (mais|menos) (segur|tranquil|conservador|arriscad|ousad)\w*|\bopcao ([b-d]\b|a( (deste|desse|do|hoje)\b|$))/,
        7,
      ],
    ],
  },
  {
    id: 'prosAndCons',
    patterns: [
      [
        /\bpros e (os )?contras?\b|\b(pontos |argumentos |o que (tem|pesa|ha) )?a favor e (o que (tem|pesa|ha) )?contra\b|\bvantagens e (as )?desvantagens\b/,
        12,
      ],
    ],
  },
  // Told by a score beside a bet: see read-settlement.ts.
  { id: 'settles', patterns: [] },
  // Told by how many markets a message names, not by its words: see read-several.ts.
  { id: 'oneOf', patterns: [] },
  { id: 'several', patterns: [] },
  {
    id: 'risk',
    patterns: [
      [/\brisco\w*|\bperig\w+|\barmadilha\b|\bcuidado\b|\b(da|dar|der) errado\b|\bponto fraco\b|\bcontra\b$/, 5],
    ],
  },
  {
    id: 'confidence',
    patterns: [
      [
        /\bconfia(nca|vel|r)?\b|\b(tem|voce tem) certeza\b|\bcerteza voce tem\b|\bnota d[ae]\b|\bda (pra|para) confiar\b|\bserio\b|\bincert\w+/,
        5,
      ],
      [/\b(acerta|erra)(m|r|ndo|ria|ram)?\b/, 7],
    ],
  },
  {
    id: 'recommendation',
    patterns: [
      [/\brecomend\w+|\bsuger\w+|\bsugest\w+|\bpalpite\w*|\bdicas?\b|\btips?\b|\bpick\b/, 5],
      [
        /\b(melhor|pior)(es)? (aposta|mercado|opcao|entrada|jogada|escolha)s?\b|\b(o|no|em) que (eu )?(apost\w+|jog\w+|entr\w+)\b|\bvai de que\b|\bboa aposta\b|\b(sua|tua) aposta\b|\baposta do dia\b|\bdevo apostar\b|\bapostaria\b|\bqual (e )?a boa\b|\bdecisao\b|\bvoce (entraria|faria)\b|\bo que (eu )?(faco|faria|fazer|apostar)\b|\bmenos (ruim|pior|desfavorave\w+|arriscad\w+)\b|\b(tivesse|tiver) (que|de) escolher\b|^e (a|o) (pior|melhor)$|\b(devia|deveria) ter (escolhido|apostado|ido)\b/,
        6,
      ],
    ],
  },
] as const satisfies readonly Theme[]
