import type { Theme } from './themes.ts'

/** What is never answered with numbers. Looked for first, whatever else the question holds. */
export const GUARDS = [
  {
    id: 'distress',
    patterns: [
      [/\b(perdi|perdendo) (tudo|muito|demais|o salario|meu salario|todo|toda|dinheiro|a casa)\b/, 5],
      [/\bdivid(a|as|ado|ada)\b|\bemprestimo|\bagiota/, 5],
      [
        /\bnao (consigo|aguento) (mais )?(parar|ficar sem|viver|isso|perder)\b|\bvici(o|ado|ada|ei)\b|\bcompuls|\bdependen(te|cia)\b/,
        5,
      ],
      [/\bsuicid|\bme matar\b|\bacabar com tudo\b|\bdesesper|\bsem saida\b/, 9],
    ],
  },
  {
    id: 'help',
    patterns: [
      [
        /\bonde .{0,12}ajuda\b|\bdeixou de ser diversao\b|\bparar de apostar\b|\bautoexclus\w+|\bjogadores anonimos\b|\bjogo responsavel\b/,
        5,
      ],
    ],
  },
  {
    id: 'minor',
    patterns: [[/\btenho (1[0-7]|[5-9]) anos\b|\bmenor de idade\b|\b(sou|de) menor\b|\bnao tenho 18\b/, 5]],
  },
  {
    id: 'chasing',
    patterns: [
      [
        /\brecuper\w* (o |a |as |os |meu |minha |meus |minhas |esse |essa )?(dinheiro|grana|perd\w+|preju\w*|banca|reds?|valor|aposta\w*|que)\b/,
        4,
      ],
      [/\b(quero|preciso|vou|como|tentar|pra|para) (eu )?(me )?recuper\w*/, 4],
      [/\bpreju(izo)?\b|\bcorrer atras\b|\btirar o atraso\b|\btomei (um )?red\b|\bvir de (um )?red\b/, 4],
      [/\bdobr\w+ (a |o |minha )?(aposta|stake|mao|valor|entrada)\b|\bmartingale\b|\bsoros\b/, 4],
      [/\b(aument|sub|dobr)\w+ .{0,20}(depois de|apos|quando) (perd\w+|um red|uma derrota)\b/, 5],
      [/\ball in\b|\b(coloc|apost|bot|met|jog)\w* tudo\b|\btudo (nesse|nessa|nele|nela)\b/, 4],
      [/\b(salario|aluguel|conta de luz|poupanca)\b/, 4],
    ],
  },
  {
    id: 'promise',
    patterns: [
      [/\bgarant(e|em|ir|ido|ida|idos|idas|ia)\b/, 4],
      [
        /\b(green|bilhete|odd|palpite|dica|vitoria) (certa|certo|certeir\w|segura|100%)|(?<!\be uma )\baposta (certa|certeira|segura|100%)/,
        4,
      ],
      [
        /\b100 ?% (cert|garant|segur|de certeza|green)|\bcerteza absoluta\b|\bcom certeza (vai|ganha|vence|bate|da)\b/,
        4,
      ],
      [/\b(nao tem|sem) (erro|risco|como perder)\b|\bbarbada\b|\bbanker\b|\bmoleza\b/, 4],
      [/\b(jogo|partida|resultado) (comprad|vendid|arranjad|manipulad|marcad)\w*|\bmanipulac/, 4],
      [/\bme (da|de|manda|passa|arruma) (um |uma |o |a )?(green|boa|quente)\b|\bgreen (na certa|facil)\b/, 4],
      [
        /\b(dinheiro|grana) facil\b|\bficar rico\b|\brenda( extra)?\b|\bviver d[ea]s? apostas?\b|\binvest(ir|imento)\b/,
        4,
      ],
    ],
  },
  {
    id: 'injection',
    patterns: [
      [/\bignor\w+ (as|a|suas|todas|tudo|o que)\b|\besquec\w+ (as|suas|tudo)\b/, 4],
      [
        /\b(system )?prompt\b|\binstruc(ao|oes)\b|\bsuas regras\b|\b(mud|quebr|burl)\w+ as regras\b|\bjailbreak\b|\bdan\b/,
        4,
      ],
      [
        /\b(finja|finge|aja como|se comporte como|a partir de agora voce)\b|\bvoce agora e\b|\bmodo (desenvolvedor|livre)\b/,
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
        /\b(roleta|casin\w+|cassino|tigrinho|fortune|aviator|bingo|mega ?sena|loteria|loteca|crash|slots?|poker|blackjack|raspadinha)\b/,
        4,
      ],
    ],
  },
  {
    id: 'notFootball',
    patterns: [
      [
        /\b(receita|bolo|comida|filme|novela|serie da|musica|poema|piada|horoscopo|signo|namor\w+|viagem|remedio|medico)\b/,
        4,
      ],
      [/\b(politic\w+|eleic\w+|presidente da republica|governo|deputado|religiao|guerra)\b/, 4],
      [
        /\b(bitcoin|cripto\w*|acoes|bolsa de valores|imposto|codigo|programa\w*|python|javascript|traduz\w*|redacao|dever de casa)\b/,
        4,
      ],
    ],
  },
  // Told by the names of the match, not by words: see other-matches.ts.
  { id: 'otherMatch', patterns: [] },
] as const satisfies readonly Theme[]
