import { readExcel } from './excelSheets';

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readExcel(data).then((answer) => self.postMessage(answer), reportError);
});
