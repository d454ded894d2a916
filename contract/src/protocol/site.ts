/**
 * Stands for the site's own address in prerendered pages: at build nobody knows where the product will be reached.
 * The server puts the real address in its place.
 */
export const SITE_MARK = 'https://prancheta.invalid'

/**
 * Stands for the day on which a prerendered page is served (dd/MM/yyyy in São Paulo). The server puts the day in its place;
 * read as it is, it is still true.
 */
export const DAY_MARK = 'o dia desta leitura'
