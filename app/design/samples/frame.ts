/** Texts of the development page that shows the design system; never seen by customers, so not translated. */
export const frame = {
  title: "Designsystem",
  lead: "Varje del i varje läge, ljust och mörkt sida vid sida. Lager som öppnas följer valet här uppe.",
  theme: "Tema",
  light: "Ljust",
  dark: "Mörkt",
  system: "Som enheten",
  skip: "Till innehållet",
  toasts: "Meddelanden",
  close: "Stäng",
  contents: "Innehåll",
  sections: {
    foundations: "Grunden",
    time: "Tid",
    actions: "Handlingar",
    forms: "Formulär",
    layers: "Lager",
    status: "Besked",
    figures: "Siffror och text",
    structure: "Struktur",
    pictures: "Bilder och platser",
  },
} as const;
