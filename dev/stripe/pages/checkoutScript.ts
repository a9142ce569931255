/**
 * Helps with the pay form: groups the card number, puts the slash in the date, shows the card's brand, fills in test cards,
 * and ignores a second press. The page works without it.
 */
export const CHECKOUT_SCRIPT = `
(() => {
  document.documentElement.classList.add("js");
  const byId = (id) => document.getElementById(id);
  const form = byId("pay-form"), number = byId("number"), expiry = byId("expiry"), cvc = byId("cvc"), name = byId("name");
  const brand = byId("brand"), button = byId("pay-button"), label = button?.querySelector("span");
  const brands = [[/^4/, "Visa"], [/^(5[1-5]|2[2-7])/, "Mastercard"], [/^3[47]/, "Amex"]];
  const regroup = (input, groupOf) => {
    const caret = input.selectionStart ?? input.value.length, atEnd = caret === input.value.length;
    const digitsBefore = input.value.slice(0, caret).replace(/\\D/g, "").length;
    input.value = groupOf(input.value.replace(/\\D/g, ""));
    let at = 0;
    for (let seen = 0; seen < digitsBefore && at < input.value.length; at++) if (/\\d/.test(input.value[at])) seen++;
    if (atEnd) at = input.value.length;
    input.setSelectionRange(at, at);
  };
  const groupNumber = (d) => /^3[47]/.test(d) ? [d.slice(0, 4), d.slice(4, 10), d.slice(10, 15)].filter(Boolean).join(" ") : d.slice(0, 19).replace(/(\\d{4})(?=\\d)/g, "$1 ");
  const groupExpiry = (d) => { if (/^[2-9]/.test(d)) d = "0" + d; return d.length > 2 ? d.slice(0, 2) + "/" + d.slice(2, 4) : d; };
  const nameBrand = () => { const d = number.value.replace(/\\D/g, ""); brand.textContent = (brands.find(([start]) => start.test(d)) ?? [])[1] ?? ""; };
  number?.addEventListener("input", () => { regroup(number, groupNumber); nameBrand(); });
  expiry?.addEventListener("input", (event) => { if (!(event.inputType ?? "").startsWith("delete")) regroup(expiry, groupExpiry); });
  if (number) nameBrand();
  for (const use of document.querySelectorAll("[data-card]")) use.addEventListener("click", () => {
    number.value = groupNumber(use.dataset.card); expiry.value = "12/" + String(new Date().getFullYear() + 8).slice(-2); cvc.value = "123";
    if (!name.value) name.value = "Test Testsson";
    for (const input of [number, expiry, cvc, name]) input.removeAttribute("aria-invalid");
    nameBrand(); button.focus();
  });
  form?.addEventListener("submit", (event) => {
    if (button.getAttribute("aria-disabled") === "true") { event.preventDefault(); return; }
    button.setAttribute("aria-disabled", "true");
    button.dataset.text = label.textContent;
    label.textContent = button.dataset.working;
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted || !button?.dataset.text) return;
    button.removeAttribute("aria-disabled"); label.textContent = button.dataset.text;
  });
})();
`;
