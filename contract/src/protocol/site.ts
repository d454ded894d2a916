/**
 * Stands for the site's own address in prerendered pages: at build nobody knows where the product will be reached.
 * The server puts the real address in its place.
 */
export const SITE_MARK = 'https://prancheta.invalid'
