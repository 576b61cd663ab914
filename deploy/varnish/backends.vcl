# Where the shop's processes are, and who may say what changed: yours to write.
import directors;

backend one {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; }
}

acl purgers {
  "127.0.0.1";
}

# What CDN_TOKEN says: openssl rand -base64 32. As long as it is empty nobody may purge.
sub purge_token {
  set req.http.x-purge-wanted = "";
}

sub vcl_init {
  new shop = directors.round_robin();
  shop.add_backend(one);
}
