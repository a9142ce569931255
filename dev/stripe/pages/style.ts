/** The one style sheet of all pages: light, system fonts, nothing fetched. */
export const STYLE = `
:root{color-scheme:light;--board:oklch(.27 .045 168);--board-line:oklch(1 0 0/.16);--board-ink:oklch(.97 .008 150);--board-muted:oklch(.82 .025 160);
--ink:oklch(.23 .03 168);--muted:oklch(.46 .022 168);--line:oklch(.89 .008 165);--field:oklch(.62 .015 165);--paper:#fff;--tint:oklch(.972 .005 160);
--accent:oklch(.43 .09 168);--signal:oklch(.88 .165 95);--signal-ink:oklch(.27 .045 168);--bad:oklch(.5 .17 27);--bad-tint:oklch(.965 .02 25);--good:oklch(.47 .11 155);--good-tint:oklch(.965 .03 155);
--r1:6px;--r2:10px;--r3:16px}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--tint);min-height:100vh;-webkit-font-smoothing:antialiased}
h1,h2,h3,label,legend,dt,dd,th,button,.button,.steps li,.sum{overflow-wrap:anywhere}
h1,h2,h3{line-height:1.2;letter-spacing:-.012em;font-weight:650}
.num,table,dd{font-variant-numeric:tabular-nums}
a{color:var(--accent);text-underline-offset:3px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:var(--r1)}
.tag{display:inline-block;background:var(--signal);color:var(--signal-ink);font-weight:650;font-size:0.7812rem;line-height:1;border-radius:99px;padding:6px 10px;white-space:nowrap}
.skip{position:absolute;left:-9999px;top:8px;background:var(--paper);padding:10px 14px;border-radius:var(--r1);z-index:2}.skip:focus{left:8px}

.split{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-height:100vh}
.order{background:var(--board);color:var(--board-ink);display:flex;justify-content:flex-end;padding:48px 64px}
.order>div{width:100%;max-width:400px;display:flex;flex-direction:column}
.order a{color:inherit}.order :focus-visible{outline-color:var(--signal)}
.merchant{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;font-weight:600;min-height:44px}
.merchant .back{flex:none;width:44px;height:44px;margin-left:-12px;display:grid;place-items:center;border-radius:99px;text-decoration:none}
.merchant .back:hover{background:var(--board-line)}.merchant .back svg{width:20px;height:20px}
.avatar{flex:none;width:34px;height:34px;border-radius:99px;background:var(--signal);color:var(--signal-ink);display:grid;place-items:center;font-weight:700;font-size:0.9375rem}
.merchant .name{min-width:0;overflow-wrap:anywhere;line-height:1.25}.merchant .tag{margin-left:auto}
.order .sum{flex-wrap:wrap}.order h1{font-size:1.0625rem;font-weight:500;color:var(--board-muted);margin-top:40px;letter-spacing:0}
.amount{font-size:min(clamp(2.1rem,4.4vw,2.9rem),11vw);font-weight:650;line-height:1.1;letter-spacing:-.025em;margin-top:4px}
.amount small{display:inline-block;font-size:1rem;font-weight:500;letter-spacing:0;color:var(--board-muted)}
.lines{list-style:none;padding:0;margin-top:36px}
.lines li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 20px;padding:14px 0;border-top:1px solid var(--board-line)}
.lines li:first-child{border-top:0;padding-top:0}
.lines b{font-weight:600;overflow-wrap:anywhere}.lines small{grid-column:1/-1;color:var(--board-muted);font-size:0.9062rem;line-height:1.45}
.sum{display:flex;justify-content:space-between;gap:20px;border-top:1px solid var(--board-line);padding-top:16px;font-weight:650;font-size:1.0625rem}
.until{margin-top:auto;display:grid;gap:2px;padding-top:48px;font-size:0.875rem;color:var(--board-muted)}

.pay{background:var(--paper);padding:48px 64px}
.pay>div{width:100%;max-width:400px}
form{display:grid;gap:20px}
form h2,.sheet h2{font-size:1.125rem}
form h2:not(:first-of-type){margin-top:12px}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:20px 12px}
.field{display:grid;gap:6px;min-width:0;align-content:start}
.field label,legend{font-weight:550;font-size:0.9375rem}.hint{color:var(--muted);font-size:0.875rem;line-height:1.4}
input:not([type=checkbox],[type=radio]),textarea{width:100%;font:inherit;font-size:1rem;color:inherit;background:var(--paper);border:1.5px solid var(--field);border-radius:var(--r2);padding:10px 13px;min-height:48px}
textarea{min-height:88px;resize:vertical}
input[readonly]{background:var(--tint);border-color:var(--line)}
input:focus,textarea:focus{outline:3px solid var(--accent);outline-offset:0;border-color:transparent}
[aria-invalid=true]:not([type=checkbox]){border-color:var(--bad);background:var(--bad-tint)}
.problem{color:var(--bad);font-size:0.9062rem;line-height:1.4;font-weight:500}
.trailed{position:relative}.trailed input{padding-right:104px}.trailed span{position:absolute;right:13px;top:0;bottom:0;display:flex;align-items:center;color:var(--muted);font-size:0.875rem;font-weight:600;pointer-events:none}
.check{display:grid;grid-template-columns:auto 1fr;gap:10px;align-items:start}.check input{width:22px;height:22px;margin:1px 0 0;accent-color:var(--accent)}.check label{font-weight:400;font-size:0.9375rem}
.check .problem{grid-column:2}
fieldset{border:0;padding:0;min-width:0;display:grid;gap:10px}legend{padding:0;margin-bottom:8px}
.choice{display:flex;gap:10px;align-items:center;border:1.5px solid var(--line);border-radius:var(--r2);padding:10px 13px;min-height:48px;cursor:pointer}.choice:has(:checked){border-color:var(--accent);background:var(--good-tint)}.choice input{width:20px;height:20px;accent-color:var(--accent)}
button,.button{font:inherit;font-weight:650;border-radius:var(--r2);min-height:52px;padding:12px 20px;border:1.5px solid transparent;cursor:pointer;display:inline-flex;align-items:center;justify-content:center;gap:10px;text-decoration:none;text-align:center}
.main{background:var(--board);color:var(--board-ink);width:100%}.main:hover{background:oklch(.34 .055 168)}.main svg{width:16px;height:16px}
.main[aria-disabled=true]{opacity:.75;cursor:progress}
.quiet{background:var(--paper);color:var(--ink);border-color:var(--line);width:100%}.quiet:hover{border-color:var(--field)}
.plain{background:none;border:0;color:var(--accent);text-decoration:underline;text-underline-offset:3px;min-height:44px;padding:8px;font-weight:550}
.fine{color:var(--muted);font-size:0.875rem;line-height:1.45}
.alert{border:1.5px solid var(--bad);background:var(--bad-tint);border-radius:var(--r2);padding:14px 16px;font-size:0.9375rem}.alert p{font-weight:550}
.help{margin-top:28px;border:1px dashed var(--field);border-radius:var(--r2);font-size:0.9062rem}
.help summary{padding:12px 14px;min-height:44px;cursor:pointer;font-weight:600}.help summary .num{font-weight:500;color:var(--muted);white-space:nowrap}
.help>div{padding:0 14px 10px}.help ul{list-style:none;padding:0;margin-top:8px}.help li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;align-items:center;border-top:1px solid var(--line);padding:7px 0;min-height:52px}.help li small{color:var(--muted);display:block;font-size:0.875rem}
.help button{min-height:36px;min-width:44px;padding:4px 12px;font-size:0.875rem;width:auto;display:none}.js .help button{display:inline-flex}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 20px;color:var(--muted);font-size:0.875rem;margin-top:32px;align-items:center}.foot a{display:inline-flex;align-items:center;min-height:24px}

.stage{min-height:100vh;padding:48px 20px;display:flex;flex-direction:column;align-items:center}
.sheet{width:100%;max-width:520px;background:var(--paper);border:1px solid var(--line);border-radius:var(--r3);padding:36px 40px;display:grid;gap:24px}
.sheet h1{font-size:1.6875rem;letter-spacing:-.022em}
.sheet .merchant{min-height:34px}.sheet .avatar{background:var(--board);color:var(--board-ink)}
.stage .foot{width:100%;max-width:520px;margin-top:20px}
.lead{color:var(--muted);font-size:1.0312rem}.head{display:grid;gap:8px}
.icon{width:52px;height:52px;border-radius:99px;display:grid;place-items:center;background:var(--good-tint);color:var(--good)}.icon.off{background:var(--tint);color:var(--muted)}.icon.bad{background:var(--bad-tint);color:var(--bad)}.icon svg{width:26px;height:26px}
dl.facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0;border-top:1px solid var(--line)}
dl.facts>div{display:contents}dl.facts dt,dl.facts dd{padding:11px 0;border-bottom:1px solid var(--line)}dl.facts dt{color:var(--muted);padding-right:24px}dl.facts dd{text-align:right;overflow-wrap:break-word;min-width:0;font-weight:550}
.big{font-size:min(2.5rem,11vw);font-weight:650;letter-spacing:-.025em;line-height:1.1}.big small{font-size:1rem;font-weight:400;letter-spacing:0;color:var(--muted)}
.bill{width:100%;border-collapse:collapse}.bill td,.bill th{padding:11px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}.bill td:last-child,.bill th:last-child{text-align:right;white-space:nowrap;padding-left:16px}.bill small{display:block;color:var(--muted);font-size:0.875rem}.bill tfoot td,.bill tfoot th{font-weight:650;border-bottom:0}.bill tfoot tr+tr>*{border-top:1px solid var(--line)}.bill tfoot .light>*{font-weight:400}
.note{background:var(--good-tint);border-radius:var(--r2);padding:12px 16px;font-weight:550}
.steps{list-style:none;padding:0;display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:8px}.steps li{border-top:4px solid var(--line);padding-top:8px;font-size:0.875rem;line-height:1.3;color:var(--muted)}.steps li.done{border-color:var(--accent)}.steps li.now{border-color:var(--board);color:var(--ink);font-weight:650}
.bank{display:flex;align-items:center;gap:12px;font-weight:650}.bank svg{width:28px;height:28px;color:var(--accent)}
.actions{display:grid;gap:10px}.minor{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}.minor .plain{padding-inline:0}
.prefill{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;border:1px dashed var(--field);border-radius:var(--r2);padding:10px 14px;font-size:0.9062rem}.prefill b{font-weight:600;display:block}.prefill span{color:var(--muted)}.prefill button{width:auto;min-height:40px;padding:6px 14px;font-size:0.9062rem}
.actions form{gap:10px}
form.inline{display:inline-block}button.small{min-height:36px;padding:4px 12px;font-size:0.875rem;width:auto}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:12px}.pair>div{background:var(--tint);border-radius:var(--r2);padding:14px 16px}.pair b{display:block;font-size:1.4375rem;font-weight:650;letter-spacing:-.015em}.pair span{color:var(--muted);font-size:0.9062rem}
.status{display:inline-block;border:1px solid var(--line);border-radius:99px;font-size:0.8438rem;font-weight:600;padding:2px 10px;white-space:nowrap}.status.good{color:var(--good);background:var(--good-tint);border-color:transparent}.status.bad{color:var(--bad);background:var(--bad-tint);border-color:transparent}

.wide{max-width:1120px;margin:0 auto;padding:40px 24px 64px;display:grid;grid-template-columns:minmax(0,1fr);gap:36px}
.wide h1{font-size:1.875rem;letter-spacing:-.022em}.wide h2{font-size:1.1875rem;margin-bottom:10px}
.scroll{overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:var(--r2)}
.grid{width:100%;border-collapse:collapse;font-size:0.9062rem}.grid th,.grid td{text-align:left;padding:10px 14px;border-bottom:1px solid var(--line);white-space:nowrap}.grid th{color:var(--muted);font-weight:550;font-size:0.8438rem}.grid tr:last-child td{border-bottom:0}.grid code{font:.8125rem/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.empty{padding:16px;color:var(--muted)}

@media(max-width:820px){
.split{grid-template-columns:minmax(0,1fr);min-height:0}.order{padding:12px 20px 24px;justify-content:center}.order>div{max-width:520px}.order .sum{flex-wrap:wrap}.order h1{margin-top:20px}.lines{margin-top:20px}.until{padding-top:20px;margin-top:0}
.pay{padding:28px 20px 40px;display:flex;justify-content:center}.pay>div{max-width:520px}body:has(.split){background:var(--paper)}
}
@media(max-width:520px){dl.long{grid-template-columns:minmax(0,1fr)}dl.long dt{border:0!important;padding-bottom:0!important}dl.long dd{padding-top:2px!important;text-align:left!important}.stage{padding:0;background:var(--paper)}.sheet{border:0;border-radius:0;padding:28px 20px}.stage .foot{padding:0 20px 28px}.steps{gap:6px}}
@media print{body,.stage{background:none;padding:0}.sheet{border:0;padding:0;max-width:none}.foot,.tag,.noprint{display:none}}
`;
