/**
 * What somebody is called, the e-mail where there is no name. Isolated from the text around it: letters that run from right to left, and
 * marks that turn writing round, would otherwise carry on into the rest of the line.
 */
export function PersonName({ name, email, className }: { name: string | null; email: string; className?: string }) {
  return <bdi className={className}>{name ?? email}</bdi>
}
