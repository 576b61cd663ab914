vcl 4.1;
# Varnish 7 with xkey (Debian: varnish, varnish-modules) in front of the shop, which runs with CDN=varnish. What tells strangers
# apart is the rule of src/server/http/stranger.ts; src/server/edge/varnish.test.ts holds both against one table.
import std;
import xkey;
include "backends.vcl";

sub vcl_recv {
  if (req.method == "PURGE") {
    # Behind a program on this machine that takes TLS off, everybody is 127.0.0.1: the address alone says nothing.
    call purge_token;
    if (client.ip !~ purgers || req.http.x-purge-wanted == "" || req.http.x-purge-token != req.http.x-purge-wanted) {
      return (synth(403));
    }
    set req.http.x-purged = xkey.purge(req.http.surrogate-key);
    return (synth(200, "purged " + req.http.x-purged));
  }
  set req.backend_hint = shop.backend();
  unset req.http.x-stranger;
  unset req.http.x-variants;
  unset req.http.x-own-cookie;
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(api|fapi|payment|carrier|studio|dev|media|documents|feeds)(/|$)" || req.url ~ "[?&]preview") { return (pass); }
  # Who has, or claims, an identity gets pages of his own.
  if (req.http.authorization || req.http.x-preview-token) { return (pass); }
  if (req.http.cookie ~ "(^|;)\s*cairn_kind\s*=\s*(consumer|associate)\s*(;|$)") { return (pass); }
  if (req.http.cookie ~ "(^|;)\s*(__Host-)?cairn_preview\s*=") { return (pass); }
  # Of several cookies of a name the last counts.
  if (req.http.cookie ~ "(^|;)\s*cairn_variants\s*=") {
    set req.http.x-variants = regsub(req.http.cookie, "^(?:.*;)?\s*cairn_variants\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1");
    if (req.http.x-variants !~ "^[a-zA-Z0-9_~.:%-]{1,512}$") { unset req.http.x-variants; }
  }
  set req.http.x-stranger = "";
  if (req.http.cookie ~ "(^|;)\s*consent\s*="
    && regsub(req.http.cookie, "^(?:.*;)?\s*consent\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1") ~ "(^|\.)C0004(\.|$)") {
    set req.http.x-stranger = req.http.x-stranger + "t";
  }
  if (req.http.cookie ~ "(^|;)\s*cairn_cart\s*="
    && regsub(req.http.cookie, "^(?:.*;)?\s*cairn_cart\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1") != "") {
    set req.http.x-stranger = req.http.x-stranger + "c";
  }
  if (req.http.cookie ~ "(^|;)\s*cairn_bar\s*="
    && regsub(req.http.cookie, "^(?:.*;)?\s*cairn_bar\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1") == "closed") {
    set req.http.x-stranger = req.http.x-stranger + "b";
  }
  # Where an advertisement was seen is shown nowhere.
  set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid|gbraid|wbraid|msclkid)=[^&]*", "\1");
  set req.url = std.querysort(regsub(regsuball(regsuball(req.url, "&&+", "&"), "\?&", "?"), "[?&]+$", ""));
  # The shop sees of a stranger's cookies only what is in the key: nothing else about anyone can get into a page that is kept.
  set req.http.x-own-cookie = req.http.cookie;
  set req.http.cookie = "cairn_edge=1";
  if (req.http.x-stranger ~ "t") { set req.http.cookie = req.http.cookie + "; consent=C0004"; }
  if (req.http.x-stranger ~ "c") { set req.http.cookie = req.http.cookie + "; cairn_cart=1"; }
  if (req.http.x-stranger ~ "b") { set req.http.cookie = req.http.cookie + "; cairn_bar=closed"; }
  if (req.http.x-variants) { set req.http.cookie = req.http.cookie + "; cairn_variants=" + req.http.x-variants; }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  hash_data(req.http.x-stranger);
  hash_data(req.http.x-variants);
  return (lookup);
}

# A page of one person was asked for lately: nobody waits for anybody, and each comes with his own cookies.
sub vcl_miss {
  if (req.is_hitmiss) {
    set req.http.cookie = req.http.x-own-cookie;
    unset req.http.x-own-cookie;
  }
}

sub vcl_backend_fetch {
  unset bereq.http.x-stranger;
  unset bereq.http.x-variants;
}

sub vcl_backend_response {
  # Asked for as nobody, it turns out to be a page of one person: asked for once more as who he is.
  if (bereq.http.x-own-cookie && beresp.http.cache-control ~ "no-store" && bereq.retries == 0) {
    set bereq.http.cookie = bereq.http.x-own-cookie;
    unset bereq.http.x-own-cookie;
    return (retry);
  }
  if (beresp.http.surrogate-control !~ "max-age=" || beresp.http.set-cookie || beresp.status != 200 || bereq.uncacheable) {
    set beresp.uncacheable = true;
    if (beresp.http.cache-control ~ "no-store") { set beresp.ttl = 120s; } else { set beresp.ttl = 1s; }
    return (deliver);
  }
  # It was asked for with somebody's cookies, and will be kept when it is asked for without.
  if (!bereq.http.x-own-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
  set beresp.grace = std.duration(regsub(beresp.http.surrogate-control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s"), 0s);
  set beresp.keep = 1h;
  set beresp.http.xkey = beresp.http.surrogate-key;
  # The cookies that count are in the key.
  set beresp.http.x-vary = beresp.http.vary;
  set beresp.http.vary = "accept-encoding";
  unset beresp.http.x-correlation-id;
  unset beresp.http.x-page-cache;
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.x-vary) {
    set resp.http.vary = resp.http.x-vary;
    unset resp.http.x-vary;
    if (obj.hits > 0) { set resp.http.x-edge = "hit"; } else { set resp.http.x-edge = "miss"; }
  } else {
    set resp.http.x-edge = "pass";
  }
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  unset resp.http.x-varnish;
  unset resp.http.via;
  unset resp.http.age;
}
