export function ShowcaseView() {
  return <p>…</p>
}
