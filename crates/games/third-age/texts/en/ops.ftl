# Cards and abilities.

## Refusals

no-that-does-not-fit-what-the-card-says = that does not fit what the card says
