import type { Theme } from './themes.ts'

/** Questions about the product itself. They are answered by words, and by the page that holds the figures. */
export const PRODUCT_THEMES = [
  {
    id: 'plans',
    patterns: [
      [
        /\b(precisa|tem que|tenho que) pagar\b|\bpag\w+ (pra|para) (usar|ter|ver)\b|\bo que (muda|ganho|tem de mais|vem) .{0,16}(assin\w+|pag\w+|plano)\b|\b(pro|black|starter|free) (e|ou|x) (o )?(pro|black|starter|free)\b|\bplano (pro|black|starter)\b|\b(planos?|mensalidade|assinatura (custa|vale|tem)|versao (paga|gratis|gratuita|free)|pro ou black|starter|premium)\b|\bvoces cobram (?:como|quanto)\b|\bquanto custa\w*\b(?!.*\b(odd|stake)\b)|\b(e|tem|ha) (gratis|de graca|gratuito)\b|\bpreco (do|da|de) (app|aplicativo|plano|assinatura|prancheta)\b/,
        6,
      ],
    ],
  },
  {
    id: 'quota',
    patterns: [
      [
        /\b(quantas?|quantos?) (analises|partidas|jogos|perguntas|mensagens|consultas) (eu |ainda |me |posso |tenho |resta\w*|sobra\w*|falta\w*|da pra|por (mes|dia))|\b(minha|meu) (cota|limite|quota)\b|\blimite (de|do) (analises|mes|plano|perguntas)\b|\banalises (restantes|sobrando)\b|\b(gasta|conta|usa|consome) (uma |outra )?(analise|partida|cota)\b/,
        8,
      ],
    ],
  },
  {
    id: 'subscription',
    patterns: [
      [
        /\bcancel\w+\b|\bassin(ar|o|atura)\b|\breembols\w+|\bestorn\w+|\b(trocar|mudar|renov\w+|pagar) (de |o |do )?(plano|cartao|assinatura)\b|\bforma de pagamento\b|\bnota fiscal\b/,
        6,
      ],
    ],
  },
  {
    id: 'privacy',
    patterns: [
      [
        /\b(meus|minhas|nossos) (dados|informac\w+|conversas?|mensagens)\b|\bprivacidade\b|\blgpd\b|\b(apagar|excluir|deletar) (a )?(minha )?(conta|dados)\b|\b(vendem|compartilham|guardam|salvam|leem) .{0,24}(dados|conversas?|informac\w+|isso|pergunt\w+)\b|\bquem (le|ve) (o que|minhas|isso)\b/,
        7,
      ],
    ],
  },
  {
    id: 'hitRate',
    patterns: [
      [
        /\btaxa de (acerto|acertos|green)\b|\b(ia|voce|voces|modelo|app|robo) (pode|podem|costuma|costumam) (errar|falhar)\b|\bassertiv\w+|\b(voces|voce|ai|ia|app|site|sistema|prancheta) (sempre |ja |mais )?(acert\w+|erra\w*)\b|\bquant(o|os|as vezes) (voces|voce) (ja )?(acert\w+|erra\w*)\b|\bindice de acerto|\bresultados passados\b|\bhistorico de (acertos?|greens?|erros?)\b|\b(historico|desempenho) (de voces|do modelo|das? (dicas|analises|previsoes))\b|\bja acertaram\b/,
        9,
      ],
    ],
  },
  {
    id: 'ourAi',
    patterns: [
      [
        /\b(qual|que|quais) (e )?(o |a )?(modelo de |tipo de )?(ia|inteligencia artificial|llm|gpt|linguagem|tecnologia)\b|\bmodelo de (ia|linguagem)\b|\b(usam?|e o) (chatgpt|gpt|gemini|claude|llama)\b|\bquem (te )?(criou|programou|treinou|fez voce|escrev\w+|respond\w+)\b|\bcomo (voce|a ia) funciona\b/,
        7,
      ],
    ],
  },
  {
    id: 'trust',
    patterns: [
      [
        /\bquem garante\b|\b(tudo|isso) (e |ai e |ai )?(tudo )?(inventad\w+|mentira|fake|balela)\b|\berra tanto\b|\bpra que serve (entao|isso|essa|a analise|o modelo)?$|\bcomo (eu )?(sei|vou saber) (que|se) (isso|voce|voces)\b|\bnao e (um )?chute\b|\b(confiar|confio|acreditar|acredito|confiavel|confianca) (n[oa]s?|em|d[oa]s?) (ia|voce|voces|app|aplicativo|site|prancheta|sistema|robo|analista|numeros?|analises?|dados)\b|\b(ia|app|prancheta|site) (e )?(confiavel|seri[oa])\b|\b(isso|voces|prancheta) (e )?(golpe|fraude|furada|piramide)\b/,
        8,
      ],
    ],
  },
  {
    id: 'us',
    patterns: [
      [
        /\b(voces|voce|prancheta|app|site|aplicativo) (e|sao|eh) (uma |um )?(casa|bookmaker|bet|tipster|corretora)|\b(ganham?|recebem?|levam?) .{0,20}(comissao|das casas|dinheiro|por indicac\w+)\b|\b(faz|fazem|posso fazer|da pra fazer|consigo|posso) (a )?apost\w+ (por mim|pra mim|por aqui|aqui|direto|no app|pelo app)\b|\bgrupo (vip|de|no)\b|\b(telegram|whatsapp)\b|\bvendem (palpites?|dicas?|tips?)\b|\bafiliad\w+|\bparceri\w+ com\b|\bo que (e|eh) ([ao] )?prancheta\b|\b(qual|que) casa .{0,12}(confiave\w+|segura|indica\w*|recomenda\w*|usar|uso)\b|\bpra que serve (a prancheta|o app|isso|o site)\b|\b(maior de idade|idade minima|maiores de 18)\b|\b(melhor|qual|que|indica\w*) (um |o )?(site|plataforma|aplicativo) (de|pra|para) apost\w+|\bquem (esta por tras|sao voces|faz a prancheta)\b|\bapostar (por|pelo) (aqui|app)\b/,
        8,
      ],
    ],
  },
  {
    id: 'labels',
    patterns: [
      [
        /\b(o que|que) (e|quer dizer|significa|seria)\b.{0,24}\b(sem valor|com valor|marginal|recomendad\w+|passar? na regra|a regra|selo|etiqueta)\b|\bquando (voces |o app |a analise )?recomenda\w*\b|\bqual (e )?a regra\b|\bcriterios? (?!de kelly)(pra|para|de|usad\w+)\b|\bcomo (voces )?(decid\w+|escolh\w+) (o que|as|a) recomend\w+/,
        9,
      ],
    ],
  },
  {
    id: 'pauseOwn',
    patterns: [
      [
        /\b(pausar|pausa|bloquear|travar|limitar|limite) (a |na |para |de )?(minha conta|mim mesmo|apostas|gastos?|tempo|conta|perda|deposito)\b|\bme (bloquear|limitar)\b|\bdar um tempo\b/,
        7,
      ],
    ],
  },
  {
    id: 'ownRecord',
    patterns: [
      [
        /\b(guardam|salvam|guarda|salva|ficam? salv\w+) (as |a )?(analises?|historico|picks?)\b|\b(minhas|meus?|as) (analises|historico|apostas|registros?|picks?) (salv\w+|antig\w+|anterior\w+|passad\w+|fica\w*|esta\w*)\b|\bhistorico (d[aeo]s? )?(minhas?|meus?)\b|\bmeu historico\b|\b(como|onde|da pra|posso) (eu )?(salv|guard|favorit)\w+\b|\bonde (vejo|ficam|acho|encontro) (as |o |os |a )?(minhas?|meus?|analises|historico)\b/,
        9,
      ],
    ],
  },
  {
    id: 'freshness',
    patterns: [
      [
        /\bde quanto em quanto tempo\b|\bcom que frequencia (as odds|voces|o site|os dados|e|sao)?.{0,12}atualiz\w+|\b(atualiza|atualizam|atualizar|atualizacao)\b|\b(em )?tempo real\b|\brefaz\w* (a|as|essa) (conta|analise)\w*/,
        7,
      ],
    ],
  },
  {
    id: 'housesKnow',
    patterns: [
      [
        /\b(casas?|mercado|bookmakers?) (nao )?(sabem?|conhecem?|entendem?|erram?|acertam?) (mais|melhor|menos)\b|\bsabe\w* mais (que|do que) (voce|a casa|as casas|o mercado)\b|\bquem (ta|esta) cert[oa]\b|\b(voce|voces|modelo) (e|sao|acerta\w*) (melhor|mais) (que|do que) (o mercado|as? casas?)\b/,
        9,
      ],
    ],
  },
  {
    id: 'support',
    patterns: [
      [
        /\b(suporte|atendimento|atendente|falar com (alguem|um humano|uma pessoa)|reclamac\w+|ticket|contato|sac)\b|\b(app|site|pagina|tela) (travou|nao (abre|carrega|funciona)|com (erro|bug))\b/,
        6,
      ],
    ],
  },
  {
    id: 'app',
    patterns: [
      [
        /\b(app|aplicativo|site|prancheta|voces) (avisa\w*|manda\w*|envia\w*|permite\w*|alerta\w*)\b|\btem (um )?(app|aplicativo)\b|\b(instalar|baixar|download|play ?store|app ?store|android|iphone|no celular|notificac\w+|offline|exportar|csv)\b/,
        6,
      ],
    ],
  },
] as const satisfies readonly Theme[]
