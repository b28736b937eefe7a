/** One of the generator's hands: draws and encodes the pictures it is told by name. */
import { parentPort, workerData } from 'node:worker_threads';
import { families } from './families/index.ts';
import { encode, master, write } from './produce.ts';
import { artworkPreview } from './static.ts';

const { folder }: { folder: string } = workerData;

async function produce(name: string): Promise<number> {
  for (const family of families) {
    for (const piece of family.pieces) {
      if (`${family.name}/${piece.id}` !== name) continue;
      const picture = await master(family, piece);
      const outputs = [
        ...(await encode(family, piece, picture)),
        ...(await artworkPreview(family, piece, picture)),
      ];
      write(folder, outputs);
      return outputs.reduce((sum, output) => sum + output.bytes.length, 0);
    }
  }
  throw new Error('There is no such picture.');
}

parentPort?.on('message', (name: string | null) => {
  if (name === null) {
    parentPort?.close();
    return;
  }
  produce(name).then(
    (bytes) => parentPort?.postMessage({ name, bytes }),
    (error: unknown) => parentPort?.postMessage({ name, bytes: 0, failure: String(error) }),
  );
});
