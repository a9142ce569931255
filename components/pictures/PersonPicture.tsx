import { Avatar } from "@/components/ui/Avatar";

type PersonPictureProps = {
  person: { name: string | null; imageUrl: string | null };
  size?: "sm" | "md" | "lg" | "xl";
  /** The ring or ground in the person's colour, where one is shown. */
  className?: string;
};

/** A person of a business: the portrait, else initials. The name stands beside it, so it is silent. */
export function PersonPicture({ person: { name, imageUrl }, size = "md", className }: PersonPictureProps) {
  return <Avatar name={name ?? ""} src={imageUrl} size={size} {...(className ? { className } : {})} />;
}
