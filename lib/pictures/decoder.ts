import "server-only";
import sharp from "sharp";

// One core for each picture, and no cache: the process has requests to answer, too.
sharp.concurrency(1);
sharp.cache(false);
// The decoders of all other formats (PDF, TIFF, GIF …) are blocked in this process, whatever a file claims to be.
// That of SVG stays for the pictures of shared links, which next/og draws with it; uploads do not reach it
// (`formatOf` in renderPicture.ts).
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
