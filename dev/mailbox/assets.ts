/** Style and script of the mailbox's page. Served as files, so that the page allows nothing inline. */
export const style = `
:root { color-scheme: light dark; --ground: light-dark(#f6f5f2, #171614); --surface: light-dark(#fff, #211f1c);
  --text: light-dark(#1d1b18, #efede8); --quiet: light-dark(#67625a, #a8a298); --line: light-dark(#e2dfd8, #37332e);
  --accent: light-dark(#1f5a46, #8ccfb4); --mark: light-dark(#e8efe9, #263029); }
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; display: grid; grid-template-columns: 22rem 1fr; background: var(--ground);
  color: var(--text); font: 0.9375rem/1.5 system-ui, sans-serif; }
a { color: inherit; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
aside { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); }
aside header { padding: 1.25rem 1.25rem 1rem; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 1.25rem; } h1 a { text-decoration: none; }
aside p { margin: 0.125rem 0 0; color: var(--quiet); }
button { margin-top: 0.75rem; padding: 0.375rem 0.75rem; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--line); border-radius: 0.5rem; cursor: pointer; }
button:hover { border-color: var(--quiet); }
nav { overflow: auto; } ul { list-style: none; margin: 0; padding: 0; }
nav a { display: grid; grid-template-columns: 1fr auto; gap: 0 0.75rem; padding: 0.75rem 1.25rem; text-decoration: none;
  border-bottom: 1px solid var(--line); }
nav a:hover { background: var(--surface); } nav a[aria-current] { background: var(--mark); }
.subject { grid-column: 1 / -1; font-weight: 600; } .subject, .to { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to, time { color: var(--quiet); font-size: 0.8125rem; }
main { min-width: 0; min-height: 0; } .empty { margin: 20vh auto; max-width: 22rem; text-align: center; color: var(--quiet); }
article { display: flex; flex-direction: column; height: 100%; }
article header { padding: 1.25rem 1.5rem 0; border-bottom: 1px solid var(--line); background: var(--surface); }
h2 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
.back { display: none; margin: 0 0 0.5rem; }
dl { margin: 0; } dl div { display: flex; gap: 0.75rem; } dt { width: 4.5rem; color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; } dd time { color: inherit; font-size: inherit; }
.attachments { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
.attachments li { padding: 0.375rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.attachments span { color: var(--quiet); font-size: 0.8125rem; }
.tabs { display: flex; flex-wrap: wrap; gap: 1.25rem; margin: 1rem 0 0; }
.tabs a { padding-bottom: 0.5rem; text-decoration: none; color: var(--quiet); border-bottom: 2px solid transparent; }
.tabs a:hover { color: var(--text); } .tabs a[aria-current] { color: var(--text); border-color: var(--accent); }
.tabs a:last-child { margin-left: auto; }
iframe { flex: 1; width: 100%; border: 0; background: #fff; color-scheme: light; }
pre { flex: 1; margin: 0; padding: 1.5rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere;
  font: 0.875rem/1.6 ui-monospace, monospace; }
table { display: block; flex: 1; overflow: auto; padding: 1rem 1.5rem; border-spacing: 0; font-size: 0.8125rem; }
th { padding: 0.25rem 1.5rem 0.25rem 0; text-align: left; vertical-align: top; color: var(--quiet); font-weight: 500; }
td { padding: 0.25rem 0; overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
@media (max-width: 48rem) {
  body { grid-template-columns: 1fr; } body[data-open="yes"] aside, body[data-open="no"] main { display: none; }
  .back { display: block; } aside { border-right: 0; }
}
`;

/** Adds new mails to the list as they come, and leaves the open one as it is. */
export const script = `
const events = new EventSource("/events");
events.addEventListener("change", async () => {
  const page = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(page, "text/html");
  document.title = fresh.title;
  document.querySelector("aside").replaceWith(fresh.querySelector("aside"));
  const empty = document.querySelector("main .empty");
  if (empty) empty.replaceWith(...fresh.querySelector("main").childNodes);
});
`;
