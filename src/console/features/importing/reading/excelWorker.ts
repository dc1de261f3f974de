import { readExcel } from './readExcel';

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readExcel(data).then((answer) => self.postMessage(answer), reportError);
});
