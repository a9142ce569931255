import "server-only";
import sharp from "sharp";

// One picture at a time takes one core, and nothing of it stays: the process has requests to answer, too.
sharp.concurrency(1);
sharp.cache(false);
// The decoders of all other formats (PDF, TIFF, GIF …) are blocked in this process, whatever a file claims to be. That of
// SVG is left for the pictures of shared links, which next/og draws by it; no upload reaches it (`formatOf` in renderPicture.ts).
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
    "VipsForeignLoadSvgBuffer",
  ],
});

export { sharp };
