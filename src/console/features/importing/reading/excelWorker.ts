import { readExcel } from './readExcel';

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(readExcel(data));
});
