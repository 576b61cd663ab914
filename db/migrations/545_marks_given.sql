-- How many visitors of a network got a mark on a day, counted by all processes together. A network is told by a keyed hash that is
-- another one every day; what is older than yesterday goes.
create table visitor_marks_given (
  day date not null,
  network text not null,
  given integer not null,
  primary key (day, network)
);
