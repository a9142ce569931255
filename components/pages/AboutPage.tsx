import type { ReactNode } from "react";

type AboutPageProps = {
  title: string;
  subtitle: string;
  /** The paragraphs. */
  paragraphs: [string, string, string];
  /** Further sections below. */
  children?: ReactNode;
};

export function AboutPage({ title, subtitle, paragraphs, children }: AboutPageProps) {
  return (
    <div className="wrap py-12 sm:py-20">
      <h1 className="max-w-[14ch] font-bold text-3xl">{title}</h1>
      <p className="mt-6 max-w-[44ch] text-muted text-xl">{subtitle}</p>
      <div className="mt-12 grid gap-x-10 gap-y-6 border-line border-t pt-8 text-lg md:grid-cols-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
    </div>
  );
}
