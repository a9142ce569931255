import type { Mail, MailAttachment } from "./mail";
import { type Markup, markup } from "./markup";

const time = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Stockholm",
});

/** The whole page: the list of mails, and one of them when it is open. */
export function mailboxPage(mails: readonly Mail[], open: Mail | undefined, view: MailboxView): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${open === undefined ? "Mailbox" : open.subject} (${mails.length})</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<script src="/live.js" defer></script>
</head>
<body data-open="${open === undefined ? "no" : "yes"}">
<aside>
<header>
<h1><a href="/">Mailbox</a></h1>
<p>Every mail stays here. None is sent.</p>
${mails.length === 0 ? markup`` : markup`<form method="post" action="/clear"><button>Delete all</button></form>`}
</header>
<nav aria-label="Mails"><ul>${mails.map((mail) => listItem(mail, mail.id === open?.id))}</ul></nav>
</aside>
<main>${open === undefined ? emptyView(mails.length) : mailView(open, view)}</main>
</body>
</html>`.source;
}

function listItem(mail: Mail, isOpen: boolean): Markup {
  return markup`<li><a href="/mails/${mail.id}"${isOpen ? markup` aria-current="true"` : markup``}>
<span class="subject">${mail.subject || "(no subject)"}</span>
<span class="to">${mail.to || mail.recipients.join(", ")}</span>
<time datetime="${mail.receivedAt.toISOString()}">${time.format(mail.receivedAt)}</time>
</a></li>`;
}

function emptyView(count: number): Markup {
  return markup`<p class="empty">${count === 0 ? "No mail has come yet. It will show up here by itself." : "Choose a mail to read it."}</p>`;
}

export const views = ["html", "text", "headers"] as const;
export type MailboxView = (typeof views)[number];

const viewNames: Record<MailboxView, string> = { html: "Mail", text: "Plain text", headers: "Headers" };

function mailView(mail: Mail, wanted: MailboxView): Markup {
  const offered = views.filter((view) => view !== "html" || mail.html !== undefined);
  const view = offered.includes(wanted) ? wanted : "text";
  return markup`<article>
<header>
<p class="back"><a href="/">All mails</a></p>
<h2>${mail.subject || "(no subject)"}</h2>
<dl>
<div><dt>From</dt><dd>${mail.from}</dd></div>
<div><dt>To</dt><dd>${mail.to || mail.recipients.join(", ")}</dd></div>
<div><dt>Received</dt><dd><time datetime="${mail.receivedAt.toISOString()}">${time.format(mail.receivedAt)}</time></dd></div>
</dl>
${mail.attachments.length === 0 ? markup`` : markup`<ul class="attachments">${mail.attachments.map((file, index) => attachment(mail, file, index))}</ul>`}
<p class="tabs">${offered.map((name) => markup`<a href="/mails/${mail.id}?view=${name}"${name === view ? markup` aria-current="page"` : markup``}>${viewNames[name]}</a>`)}
<a href="/api/mails/${mail.id}/source" download="${mail.id}.eml">Download</a></p>
</header>
${content(mail, view)}
</article>`;
}

function attachment(
  mail: Mail,
  { filename, mimeType, content: { length } }: MailAttachment,
  index: number,
): Markup {
  return markup`<li><a href="/api/mails/${mail.id}/attachments/${index}" download="${filename}">${filename}</a>
<span>${mimeType}, ${length < 1024 ? `${length} bytes` : `${Math.round(length / 1024)} kB`}</span></li>`;
}

function content(mail: Mail, view: MailboxView): Markup {
  if (view === "html") {
    return markup`<iframe title="The mail" src="/mails/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  }
  if (view === "text") return markup`<pre>${mail.text}</pre>`;
  const rows = mail.headers.map(
    ({ name, value }) => markup`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  );
  return markup`<table>${rows}</table>`;
}

/**
 * The mail's own HTML, as its frame gets it: links open in a new tab, attached pictures
 * are shown. What it may do is limited by the headers of its answer.
 */
export function framedHtml(mail: Mail): string {
  const source = (mail.html ?? "").replaceAll(/cid:([^"'\s)>]+)/gi, (whole, id: string) => {
    const index = mail.attachments.findIndex(({ contentId }) => contentId === id.replaceAll("%40", "@"));
    return index < 0 ? whole : `/api/mails/${mail.id}/attachments/${index}`;
  });
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${source}`;
}
