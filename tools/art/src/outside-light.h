// Light outdoors: a low sun, and a sky that is a rendered landscape in front and its mood all round.
#pragma once
#include "outside-shade.h"

struct Sky { const V3* px; int w, h; V3 right, fwd; float zoom, level, shift; V3 zenith, horizon, below, sun, sunDir; float sunWide; };
// from what `film` made of it back to light
HD float unfilm(float y) { y = fminf(y, .93f); float a = 2.35f - 2.25f * y, b = .03f - .62f * y, c = -.14f * y; return (-b + sqrtf(fmaxf(0.f, b * b - 4 * a * c))) / (2 * a); }
HD float film(float x) { x = fmaxf(0.f, x); return (x * (2.35f * x + .03f)) / (x * (2.25f * x + .62f) + .14f); }
HD V3 texel(const Sky& s, int x, int y) { x = x < 0 ? -x : x; x %= 2 * s.w; if (x >= s.w) x = 2 * s.w - 1 - x; y = y < 0 ? 0 : y >= s.h ? s.h - 1 : y; return s.px[y * s.w + x]; }
HD_CALL V3 skyLight(const Sky& s, V3 d) {
  float up = fmaxf(d.z, 0.f), k = fmaxf(0.f, dot(d, s.sunDir)), level = fmaxf(0.f, dot(norm(v3(d.x, d.y, .001f)), norm(v3(s.sunDir.x, s.sunDir.y, 0))));
  V3 c = mix(s.horizon, s.zenith, 1 - expf(-up * 3.2f)); c = c + s.sun * (.16f * powf(k, 5) + .35f * powf(k, 40) + 2.f * powf(k, 700)) + s.sun * (.10f * powf(level, 3) * expf(-up * 6));
  c = mix(c, s.below, sstep(.01f, -.10f, d.z)); float f = dot(d, s.fwd); if (f < .04f) return c;
  float u = .5f + s.shift + dot(d, s.right) / f * s.zoom, v = s.level - d.z / f * s.zoom * s.w / s.h, a = sstep(.04f, .35f, f) * sstep(-.02f, .16f, v); if (a <= 0) return c;
  float x = u * s.w - .5f, y = v * s.h - .5f; int i = (int)floorf(x), j = (int)floorf(y); x -= i; y -= j;
  return mix(c, mix(mix(texel(s, i, j), texel(s, i + 1, j), x), mix(texel(s, i, j + 1), texel(s, i + 1, j + 1), x), y), a);
}
struct Camera { V3 eye, right, up, fwd; float hx, hy, focus, lens; };
// dyes: a product's main, accent and trim, then those of the pack it carries. `undyed`: neutral, to be dyed later. `rain`: how wet cloth is, and how thick it falls
struct Outside { Studio s; Sky sky; Camera cam; V3 dye[6]; float exposure, rain; bool undyed; };
static const float NEUTRAL = .5f;

HD float lobe(float nh, float al) { float a2 = al * al, q = nh * nh * (a2 - 1) + 1; return a2 / (3.14159f * q * q); }
HD float smith(float nx, float al) { float k = al * .5f; return nx / (nx * (1 - k) + k); }
HD V3 least(V3 c, float m) { float k = fmaxf(c.x, fmaxf(c.y, c.z)); return k > m ? c * (m / k) : c; }
// drops that cloth sheds: a bead here and there, of every size; `p` is in millimetres on the pattern
HD_CALL float beadAt(V3 p, float cell, float share) {
  float fx = floorf(p.x / cell), fy = floorf(p.y / cell), fz = floorf(p.z / cell), best = 0;
  for (int k = -1; k <= 1; k++) for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    int x = (int)fx + i, y = (int)fy + j, z = (int)fz + k; if (hash3(x + 3, y, z + 11) > share) continue; float r = cell * (.16f + .26f * sq(hash3(z, x, y + 5)));
    V3 c = v3(x + hash3(x, y, z), y + hash3(y, z, x + 7), z + hash3(z + 5, x, y)) * cell; float d = dot(p - c, p - c); if (d < r * r) best = fmaxf(best, sqrtf(r * r - d) * .75f);
  }
  return best;
}
HD_CALL float beads(V3 p) { return fmaxf(beadAt(p, 6.5f, .22f), beadAt(p + v3(91, 17, 5), 3.4f, .25f)); }
HD_CALL Matter matterAt(const Outside& o, const Hit& h, V3 d, bool fine) {
  const TriRef& ref = o.s.refs[h.tri]; if (ref.shader >= GROUND) { Matter m = landAt(o.s, h, d, fine); m.region = 3; return m; }
  Shaded q = surfaceAt(o.s, h, d, fine); Matter m; m.p = q.p; m.n = q.n; m.ng = q.ng; m.region = q.s.region; m.alb = (q.s.region < 3 ? o.dye[q.s.region + (ref.shader >= SI_BODY ? 3 : 0)] : q.s.alb) * q.s.shade; m.f0 = q.s.spec; m.rough = fmaxf(q.s.rough, .12f); m.sheen = q.s.sheen;
  if (o.rain > 0 && fine && (ref.shader == SG_CLOTH || ref.shader == SI_BODY || ref.shader == SI_POCKET)) {
    float w = 1 - h.u - h.v; V3 rest = o.s.verts[ref.v[0]].rest * w + o.s.verts[ref.v[1]].rest * h.u + o.s.verts[ref.v[2]].rest * h.v; float b = beads(rest), e = .35f; m.alb = m.alb * .86f; m.rough *= .8f;
    if (b > 0) { V3 g = v3(beads(rest + v3(e, 0, 0)) - b, beads(rest + v3(0, e, 0)) - b, beads(rest + v3(0, 0, e)) - b) * (1 / e); g = g - m.n * dot(g, m.n); V3 n = norm(m.n - g * .55f); if (dot(n, d) < -.03f && dot(n, m.ng) > .1f) m.n = n; m.f0 = .035f; m.rough = .13f; m.sheen = 0; }
  }
  return m;
}
// what one glimpse brings: all light; of that, by luminance, what a dyed region gave and took its colour from; and what shone off such a region untouched
struct Seen { V3 all, gloss; float dyed[3]; };
HD float bright(V3 c) { return .2126f * c.x + .7152f * c.y + .0722f * c.z; }
HD V3 times(V3 a, V3 b) { return v3(a.x * b.x, a.y * b.y, a.z * b.z); }
HD_CALL Seen walk(const Outside& o, V3 from, V3 d, Rng& g, float* far) {
  Seen s{}; V3 through = v3(1, 1, 1); int region = 3; bool shining = false;
  auto add = [&](V3 c, bool shine) { s.all = s.all + c; if (shine) s.gloss = s.gloss + c; else if (region < 3) s.dyed[region] += bright(c); };
  for (int k = 0; k < 6; k++) {
    Hit h; if (!traverse(o.s.nodes, o.s.tris, from, d, 1e7f, false, &h)) { if (!k) *far = 1e7f; add(times(through, skyLight(o.sky, d)), shining); return s; }
    if (!k) *far = h.t;
    Matter m = matterAt(o, h, d, k < 2); float nv = fmaxf(.02f, -dot(d, m.n)), al = m.rough * m.rough; V3 at = m.p + m.ng * .06f;
    bool first = m.region < 3 && region == 3 && !shining; int was = region; if (o.undyed && m.region < 3 && !first) m.alb = m.alb * .7f; // what the first dye has coloured meets cloth of a middling one
    V3 t, b; basis(o.sky.sunDir, &t, &b); float r = o.sky.sunWide * sqrtf(rnd(g)), a = 6.2831853f * rnd(g); V3 l = norm(o.sky.sunDir + t * (r * cosf(a)) + b * (r * sinf(a))); float nl = dot(m.n, l), rim = powf(1 - nv, 3.f) * m.sheen;
    float F = m.f0 + (1 - m.f0) * powf(1 - nv, 5.f) * (1 - m.rough * .8f);
    if (nl > 0 && dot(m.ng, l) > 0 && !shadowed(o.s, at, l, 1e5f)) {
      V3 hv = norm(l - d); float nh = dot(m.n, hv), vh = fmaxf(0.f, dot(l, hv)), fs = m.f0 + (1 - m.f0) * powf(1 - vh, 5.f), aw = fmaxf(al, .012f), sp = lobe(nh, aw) * fs * smith(nl, aw) * smith(nv, aw) / (4 * nv) * 3.14159f;
      V3 matt = m.alb * ((1 - F) * nl), shine = v3(1, 1, 1) * (.3f * rim * nl + fminf(sp, 3.5f)), in = times(through, o.sky.sun); float top = k ? 3.f : 12.f;
      if (first) region = m.region; add(least(times(in, matt), top), shining); region = was; add(least(times(in, shine), top), shining || (first && !k));
    }
    float p = clampf(F * 2.2f, .06f, .85f);
    if (rnd(g) < p) {
      float u1 = rnd(g), u2 = rnd(g), ct = sqrtf((1 - u1) / (1 + (al * al - 1) * u1)), st = sqrtf(fmaxf(0.f, 1 - ct * ct)); basis(m.n, &t, &b);
      V3 hv = norm(t * (st * cosf(6.2831853f * u2)) + b * (st * sinf(6.2831853f * u2)) + m.n * ct); float vh = fmaxf(.001f, -dot(d, hv)); d = norm(d + hv * (2 * vh)); float no = dot(d, m.n); if (no <= 0 || dot(d, m.ng) <= 0) return s;
      float fs = m.f0 + (1 - m.f0) * powf(1 - vh, 5.f) * (1 - m.rough * .8f); through = through * (fs / p * fminf(2.f, smith(nv, al) * smith(no, al) * vh / (nv * ct + 1e-4f))); if (first && !k) shining = true;
    } else {
      V3 c = m.alb + v3(.15f, .15f, .15f) * rim; d = cosineDir(m.n, rnd(g), rnd(g)); if (dot(d, m.ng) < 0) d = d - m.ng * (2 * dot(d, m.ng)); float q = (1 - F) / (1 - p); through = times(through, c) * q; if (first) region = m.region;
    }
    from = at; float keep = fminf(1.f, fmaxf(through.x, fmaxf(through.y, through.z)) * 1.6f + .05f); if (k > 1) { if (rnd(g) > keep) return s; through = through * (1 / keep); }
  }
  return s;
}
// rain between the eye and what it sees: fine slanting threads in sheets, each sheet at its distance and out of focus there
HD_CALL float rainAlong(const Outside& o, V3 from, V3 d, float far) {
  float sum = 0, fwd = dot(d, o.cam.fwd); for (int k = 0; k < 26; k++) {
    float away = 700 * powf(1.13f, (float)k), t = away / fwd; if (t > far) break; V3 p = from + d * t; float x = dot(p, o.cam.right), z = p.z, wide = 55 + 9 * (k % 5), u = (x + z * .12f) / wide + k * 7.3f, c = floorf(u); int id = (int)c;
    float fall = z / 260 + 40 * hash3(id, k, 5), row = floorf(fall), off = .15f + .7f * hash3(id, k, (int)row), there = hash3(id, k + 60, (int)row) < .24f; float l = .16f + .5f * hash3(id, k + 90, (int)row), f = fall - row;
    if (there > 0 && fabsf(u - c - off) * wide < .42f && f < l) sum += sstep(0, .06f, f) * sstep(l, l - .06f, f) * sstep(1900, 3500, away);
  }
  return fminf(sum, 2.f);
}
HD Seen glimpse(const Outside& o, int x, int y, Rng& g) {
  float fx = (x + .5f + (rnd(g) + rnd(g) - 1) * .75f) / o.s.view.w * 2 - 1, fy = 1 - (y + .5f + (rnd(g) + rnd(g) - 1) * .75f) / o.s.view.h * 2; const Camera& c = o.cam;
  V3 d = c.fwd + c.right * (fx * c.hx) + c.up * (fy * c.hy); float r = c.lens * sqrtf(rnd(g)), a = 6.2831853f * rnd(g), far; V3 off = c.right * (r * cosf(a)) + c.up * (r * sinf(a)); V3 from = c.eye + off; d = norm(d * c.focus - off);
  Seen s = walk(o, from, d, g, &far); if (o.rain > 0) s.all = s.all + o.sky.horizon * (o.rain * rainAlong(o, from, d, far));
  float top = fmaxf(s.all.x, fmaxf(s.all.y, s.all.z)); if (top > 14) { float k = 14 / top; s.all = s.all * k; s.gloss = s.gloss * k; for (int q = 0; q < 3; q++) s.dyed[q] *= k; }
  return s;
}
