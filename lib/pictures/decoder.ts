import "server-only";
import sharp from "sharp";

// One picture at a time takes one core, and nothing of it stays: the process has requests to answer, too.
sharp.concurrency(1);
sharp.cache(false);
// The decoders of all other formats (SVG, PDF, TIFF, GIF …) are shut in this process, however a file is dressed up.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

export { sharp };
