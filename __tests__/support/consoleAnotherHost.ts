/** Import this module first: it turns the console into a build for a host without a sign-in call. */
Object.assign(BUILD, {
  authMode: 'browser',
  administrator: { username: 'хозяйка', password: 'пароль: ёж' },
});
