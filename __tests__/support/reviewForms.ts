import { FORM, getLocation, type openSignUpPage } from './signUpPage';

type Page = Awaited<ReturnType<typeof openSignUpPage>>;
type Answer = Parameters<typeof getLocation>[0];

let count = 0;

/** A form without the server's stamp, which puts the sign-up under review. */
export const createReviewForm = (form: object = {}) => {
  count += 1;
  const digits = String(count).padStart(4, '0');
  const phone = `+7 (963) 147-${digits.slice(0, 2)}-${digits.slice(2)}`;
  return { ...FORM, givenName: `Игрок${digits}`, phone, ...form };
};

export const signUpForReview = async (page: Page, form = createReviewForm()) => ({
  form,
  answer: await page.post(form, `203.0.113.${count % 100}`),
});

/** Cancels a sign-up on the entry page to which the response redirects. */
export const cancelReview = (page: Page, answer: Answer) =>
  page.post({}, `198.51.100.${count % 100}`, `${getLocation(answer)}/cancel`);
