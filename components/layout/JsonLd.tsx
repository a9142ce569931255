/** Facts of a page for search engines. React keeps a script's text as it is and defuses `</script` in it. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ "@context": "https://schema.org", ...data })}
    </script>
  );
}
