/** Russian region codes that begin with 3 or 4; numbers of other countries begin with these digits too. */
export const REGION_CODES =
  '301 302 336 341 342 343 345 346 347 349 351 352 353 365 381 382 383 384 385 388 390 391 394 395 401 411 413 415 416 421 423 424 426 427 471 472 473 474 475 481 482 483 484 485 486 487 491 492 493 494 495 496 498 499'.split(
    ' ',
  );
