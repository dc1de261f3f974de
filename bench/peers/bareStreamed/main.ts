import { makePage } from '../bare/page';
import { inOrder, request, type Tournament } from '../common/tournaments';

const LINE_END = ',\n';

/** Yields batches of tournaments as the chunks of the response arrive. Each line has one tournament. */
async function* batches(response: Response): AsyncGenerator<Tournament[]> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    const end = text.lastIndexOf(LINE_END);
    // The array's opening bracket precedes the first tournament.
    if (end > 0) {
      yield JSON.parse(`[${text.slice(text[0] === '[' ? 1 : 0, end)}]`) as Tournament[];
      text = text.slice(end + LINE_END.length);
    }
  }
  yield JSON.parse(text[0] === '[' ? text : `[${text}`) as Tournament[];
}

const page = makePage();
const tournaments: Tournament[] = [];
for await (const batch of batches(await request())) {
  if (tournaments.length === 0) page.show(inOrder(batch));
  for (const tournament of batch) tournaments.push(tournament);
}
page.show(inOrder(tournaments));
page.tellWhole();
