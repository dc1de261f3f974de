/** Imported first, it makes the console one that was built for a host without a sign-in call. */
Object.assign(BUILD, {
  authMode: 'browser',
  administrator: { username: 'хозяйка', password: 'пароль: ёж' },
});
