import { PolicyRoutePage } from "@/components/pages/PolicyRoutePage";
import { policyMetadata } from "@/components/pages/policyRoute";

type PageProps = { params: Promise<{ locale: string }> };

export { onDemand as generateStaticParams } from "@/components/layout/header/onDemand";

/** Rendered again once a day, since the footer has the year. */
export const revalidate = 30;

const document = { audience: "provider", slug: "terms" } as const;

export const generateMetadata = (props: PageProps) => policyMetadata(document, props);

export default function ProviderTermsPage({ params }: PageProps) {
  return <PolicyRoutePage {...document} params={params} />;
}
