/** The app's colours and sizes by hand: without a connection its own style sheet may not be there. */
export const OFFLINE_STYLE = `
:root{color-scheme:light dark;--surface:light-dark(#f9f8f3,#0d1712);--raised:light-dark(#fff,#14211a);--sunken:light-dark(#f0efe8,#0a120e);--ink:light-dark(#1b2620,#f2f0e6);--muted:light-dark(#56635b,#a9b5ad);--line:light-dark(#d9dbd2,#2c3a32);--brand:light-dark(#0d4329,#8fd0a9);--brand-ink:light-dark(#fff,#0d1712);--good:light-dark(#0d6b3c,#8fd0a9);--warn:light-dark(#fdf0cf,#3a2f12)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--surface);color:var(--ink);font:16px/1.5 Archivo,system-ui,sans-serif}
a{color:inherit}
header{border-bottom:1px solid var(--line)}
header>div{display:flex;flex-wrap:wrap;align-items:center;column-gap:24px;max-width:1152px;margin:0 auto;padding:0 16px}
.logo{display:flex;align-items:center;gap:10px;min-height:56px;font-size:22px;font-weight:700;font-stretch:88%;text-decoration:none}
nav{display:flex;gap:20px;overflow-x:auto}
nav a{display:flex;align-items:center;min-height:44px;border-bottom:2px solid transparent;color:var(--muted);font-size:14px;font-weight:500;text-decoration:none}
nav a[aria-current]{border-color:var(--brand);color:var(--ink)}
.notice{background:var(--warn);border-bottom:1px solid var(--line)}
.notice>div{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;max-width:1152px;margin:0 auto;padding:10px 16px;font-size:14px}
.notice p{flex:1 1 260px;margin:0}
main{flex:1;width:100%;max-width:1152px;margin:0 auto;padding:24px 16px 40px}
h1{margin:0;font-size:28px;line-height:1.15;font-stretch:88%}
h2{margin:24px 0 4px;font-size:18px;font-stretch:88%}
h3{margin:16px 0 4px;font-size:14px}
.muted,small{color:var(--muted);font-size:14px}
.muted{margin:4px 0}
small{display:block}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border-radius:8px;background:var(--brand);color:var(--brand-ink);font-size:14px;font-weight:600;text-decoration:none}
.list{display:grid;gap:12px;margin-top:12px;align-items:start}
details{border:1px solid var(--line);border-radius:10px;background:var(--raised);padding:0 16px}
details[open]{padding-bottom:12px}
summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:60px;padding:8px 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
a:focus-visible,summary:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.badge{border:1px solid var(--line);border-radius:99px;padding:2px 10px;font-variant-numeric:tabular-nums;font-size:14px;white-space:nowrap}
.good{color:var(--good);font-weight:700;font-size:12px}
.empty{margin-top:12px;border:1px dashed var(--line);border-radius:10px;padding:20px 16px;color:var(--muted);font-size:14px}
table{width:100%;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:8px 0 8px 8px;border-top:1px solid var(--line);text-align:right}
th:first-child{padding-left:0;text-align:left;font-weight:500}
thead th{border-top:0;color:var(--muted);font-weight:500}
ul{margin:0;padding-left:20px;font-size:14px}
footer{border-top:1px solid var(--line);background:var(--sunken);padding:16px;color:var(--muted);font-size:12px}
footer>p{max-width:1120px;margin:0 auto}
@media (min-width:640px){header>div,.notice>div,main{padding-left:24px;padding-right:24px}}
@media (min-width:900px){.list{grid-template-columns:1fr 1fr}}`
