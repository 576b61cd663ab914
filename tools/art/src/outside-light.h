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
struct Outside { Studio s; Sky sky; Camera cam; V3 dye[3]; float exposure; };

HD float lobe(float nh, float al) { float a2 = al * al, q = nh * nh * (a2 - 1) + 1; return a2 / (3.14159f * q * q); }
HD float smith(float nx, float al) { float k = al * .5f; return nx / (nx * (1 - k) + k); }
HD V3 least(V3 c, float m) { float k = fmaxf(c.x, fmaxf(c.y, c.z)); return k > m ? c * (m / k) : c; }
HD_CALL Matter matterAt(const Outside& o, const Hit& h, V3 d, bool fine) {
  if (o.s.refs[h.tri].shader >= GROUND) return landAt(o.s, h, d, fine);
  Shaded q = surfaceAt(o.s, h, d, fine); Matter m; m.p = q.p; m.n = q.n; m.ng = q.ng; m.alb = (q.s.region < 3 ? o.dye[q.s.region] : q.s.alb) * q.s.shade; m.f0 = q.s.spec; m.rough = fmaxf(q.s.rough, .12f); m.sheen = q.s.sheen; return m;
}
HD_CALL V3 walk(const Outside& o, V3 from, V3 d, Rng& g) {
  V3 sum = v3(0, 0, 0), through = v3(1, 1, 1);
  for (int k = 0; k < 6; k++) {
    Hit h; if (!traverse(o.s.nodes, o.s.tris, from, d, 1e7f, false, &h)) { V3 e = skyLight(o.sky, d); return sum + v3(through.x * e.x, through.y * e.y, through.z * e.z); }
    Matter m = matterAt(o, h, d, k < 2); float nv = fmaxf(.02f, -dot(d, m.n)), al = m.rough * m.rough; V3 at = m.p + m.ng * .06f;
    V3 t, b; basis(o.sky.sunDir, &t, &b); float r = o.sky.sunWide * sqrtf(rnd(g)), a = 6.2831853f * rnd(g); V3 l = norm(o.sky.sunDir + t * (r * cosf(a)) + b * (r * sinf(a))); float nl = dot(m.n, l), rim = powf(1 - nv, 3.f) * m.sheen;
    float F = m.f0 + (1 - m.f0) * powf(1 - nv, 5.f) * (1 - m.rough * .8f);
    if (nl > 0 && dot(m.ng, l) > 0 && !shadowed(o.s, at, l, 1e5f)) {
      V3 hv = norm(l - d); float nh = dot(m.n, hv), vh = fmaxf(0.f, dot(l, hv)), fs = m.f0 + (1 - m.f0) * powf(1 - vh, 5.f), aw = fmaxf(al, .012f), sp = lobe(nh, aw) * fs * smith(nl, aw) * smith(nv, aw) / (4 * nv) * 3.14159f;
      V3 c = (m.alb * (1 - F) + v3(.3f, .3f, .3f) * rim) * nl + v3(1, 1, 1) * fminf(sp, 3.5f); sum = sum + least(v3(through.x * c.x * o.sky.sun.x, through.y * c.y * o.sky.sun.y, through.z * c.z * o.sky.sun.z), k ? 3.f : 12.f);
    }
    float p = clampf(F * 2.2f, .06f, .85f);
    if (rnd(g) < p) {
      float u1 = rnd(g), u2 = rnd(g), ct = sqrtf((1 - u1) / (1 + (al * al - 1) * u1)), st = sqrtf(fmaxf(0.f, 1 - ct * ct)); basis(m.n, &t, &b);
      V3 hv = norm(t * (st * cosf(6.2831853f * u2)) + b * (st * sinf(6.2831853f * u2)) + m.n * ct); float vh = fmaxf(.001f, -dot(d, hv)); d = norm(d + hv * (2 * vh)); float no = dot(d, m.n); if (no <= 0 || dot(d, m.ng) <= 0) return sum;
      float fs = m.f0 + (1 - m.f0) * powf(1 - vh, 5.f) * (1 - m.rough * .8f); through = through * (fs / p * fminf(2.f, smith(nv, al) * smith(no, al) * vh / (nv * ct + 1e-4f)));
    } else {
      V3 c = m.alb + v3(.15f, .15f, .15f) * rim; d = cosineDir(m.n, rnd(g), rnd(g)); if (dot(d, m.ng) < 0) d = d - m.ng * (2 * dot(d, m.ng)); float q = (1 - F) / (1 - p); through = v3(through.x * c.x * q, through.y * c.y * q, through.z * c.z * q);
    }
    from = at; float keep = fminf(1.f, fmaxf(through.x, fmaxf(through.y, through.z)) * 1.6f + .05f); if (k > 1) { if (rnd(g) > keep) return sum; through = through * (1 / keep); }
  }
  return sum;
}
HD V3 glimpse(const Outside& o, int x, int y, Rng& g) {
  float fx = (x + .5f + (rnd(g) + rnd(g) - 1) * .75f) / o.s.view.w * 2 - 1, fy = 1 - (y + .5f + (rnd(g) + rnd(g) - 1) * .75f) / o.s.view.h * 2; const Camera& c = o.cam;
  V3 d = c.fwd + c.right * (fx * c.hx) + c.up * (fy * c.hy); float r = c.lens * sqrtf(rnd(g)), a = 6.2831853f * rnd(g); V3 off = c.right * (r * cosf(a)) + c.up * (r * sinf(a));
  return least(walk(o, c.eye + off, norm(d * c.focus - off), g), 14);
}
