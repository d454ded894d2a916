/** Where people find help. Part of every page. */
export const HELP_LINKS = [
  { href: 'https://cvv.org.br', label: 'CVV: ligue 188' },
  { href: 'https://www.gov.br/autoexclusaoapostas', label: 'Autoexclusão oficial (gov.br)' },
  { href: 'https://jogadoresanonimos.com.br', label: 'Jogadores Anônimos' },
] as const
