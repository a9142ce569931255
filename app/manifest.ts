import type { MetadataRoute } from "next";
import { brand } from "@/lib/brand";
import { messagesFor } from "@/lib/i18n/messages";
import { customerPaths } from "@/lib/paths";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    short_name: brand.name,
    description: messagesFor("sv").pages.site.description,
    lang: "sv",
    start_url: customerPaths.home(),
    display: "standalone",
    background_color: "#f8fbf9",
    theme_color: "#0b2d22",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
