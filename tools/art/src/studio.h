// The photo studio: camera, soft key light, dome, backdrop, and a small path tracer that writes light, masks and gloss.
#pragma once
#include "bvh.h"
#include "surface.h"

struct View {
  V3 eye, right, up, fwd; float fov; int w, h;
  V3 planeP, planeN;        // backdrop: the table for footwear, a wall for garments
  V3 lightC, lightU, lightV; float lightPower;
};
struct Studio { const Node* nodes; const Tri* tris; const TriRef* refs; const Vertex* verts; View view; Product product; int spp; };
// linear: colour with neutral regions, three region weights, gloss, backdrop numerator, denominator, backdrop cover
struct Pixel { float r, g, b, m0, m1, m2, gloss, num, den, cover; };

struct Rng { uint32_t s; };
HD float rnd(Rng& r) { r.s = r.s * 747796405U + 2891336453U; uint32_t w = ((r.s >> ((r.s >> 28) + 4)) ^ r.s) * 277803737U; w = (w >> 22) ^ w; return (w >> 8) * (1.f / 16777216.f); }
HD void basis(V3 n, V3* t, V3* b) { V3 a = fabsf(n.z) < 0.9f ? v3(0, 0, 1) : v3(1, 0, 0); *t = norm(cross(a, n)); *b = cross(n, *t); }
HD V3 cosineDir(V3 n, float u1, float u2) {
  float r = sqrtf(u1), a = 6.2831853f * u2; V3 t, b; basis(n, &t, &b);
  return norm(t * (r * cosf(a)) + b * (r * sinf(a)) + n * sqrtf(fmaxf(0.f, 1 - u1)));
}
// what a ray sees that leaves the set: a pale room, brighter above, a strip light at the right for edges
HD float room(const View& w, V3 d) {
  float up = dot(d, w.up), rt = dot(d, w.right), bk = dot(d, w.fwd);
  float e = 0.33f + 0.25f * sat(up * 0.7f + 0.3f) + 0.10f * sat(-bk);
  e += 1.15f * sstep(0.72f, 0.9f, rt) * band(up - 0.25f, 0.45f, 0.2f) * sat(0.7f + bk);
  return e;
}
HD float softbox(const View& w, V3 o, V3 d) {
  V3 n = norm(cross(w.lightU, w.lightV)); float dn = dot(d, n); if (fabsf(dn) < 1e-6f) return 0;
  float t = dot(w.lightC - o, n) / dn; if (t < 0) return 0;
  V3 q = o + d * t - w.lightC; float a = dot(q, w.lightU) / dot(w.lightU, w.lightU), b = dot(q, w.lightV) / dot(w.lightV, w.lightV);
  return band(a, 0.96f, 0.08f) * band(b, 0.96f, 0.08f);
}
HD bool shadowed(const Studio& s, V3 o, V3 d, float t) { Hit h; return traverse(s.nodes, s.tris, o, d, t, true, &h); }

struct Shaded { V3 p, n, ng; Surf s; };
HD_CALL Shaded surfaceAt(const Studio& s, const Hit& h, V3 d, bool fine) {
  const TriRef& r = s.refs[h.tri]; const Vertex &a = s.verts[r.v[0]], &b = s.verts[r.v[1]], &c = s.verts[r.v[2]];
  float w = 1 - h.u - h.v; Shaded o; const Tri& t = s.tris[h.tri];
  o.p = t.a + t.e1 * h.u + t.e2 * h.v; o.ng = norm(cross(t.e1, t.e2)); o.n = norm(a.n * w + b.n * h.u + c.n * h.v);
  if (dot(o.n, o.ng) < 0) o.ng = o.ng * -1.f;
  bool back = dot(o.ng, d) > 0; if (back) { o.ng = o.ng * -1.f; o.n = o.n * -1.f; }
  V3 rest = a.rest * w + b.rest * h.u + c.rest * h.v;
  o.s = surfaceOf(s.product, r.shader, rest);
  if (fine) {
    // bump: the detail's height is sampled along two edges of the triangle in rest space and carried over to where it lies now
    V3 r1 = b.rest - a.rest, r2 = c.rest - a.rest; float l1 = len(r1), l2 = len(r2);
    if (l1 > 1e-4f && l2 > 1e-4f) {
      float e = s.product.bumpStep; V3 p1 = t.e1 * (e / l1), p2 = t.e2 * (e / l2);
      float h0 = o.s.h, h1 = surfaceOf(s.product, r.shader, rest + r1 * (e / l1)).h - h0, h2 = surfaceOf(s.product, r.shader, rest + r2 * (e / l2)).h - h0;
      float lim = e * 1.6f; h1 = clampf(h1, -lim, lim); h2 = clampf(h2, -lim, lim);
      V3 n = o.n, g = cross(p1, p2); float sgn = dot(g, n) < 0 ? -1.f : 1.f; float area = len(g);
      if (area > 1e-9f) {
        V3 gr = (cross(p2, n) * h1 + cross(n, p1) * h2) * (sgn / area) * (back ? -1.f : 1.f);
        V3 nn = norm(n - gr); if (dot(nn, d) < -0.02f) o.n = nn; else o.n = norm(nn - d * (dot(nn, d) + 0.03f));
      }
    }
  }
  return o;
}
HD float keyLight(const Studio& s, V3 p, V3 n, V3 ng, Rng& g, float* open, V3* dir) {
  const View& w = s.view; V3 q = w.lightC + w.lightU * (2 * rnd(g) - 1) + w.lightV * (2 * rnd(g) - 1); V3 l = q - p; float d2 = dot(l, l), d = sqrtf(d2); l = l * (1 / d); *dir = l;
  float c = dot(n, l); if (c <= 0 || dot(ng, l) <= 0) { *open = 0; return 0; }
  V3 ln = norm(cross(w.lightU, w.lightV)); float e = w.lightPower * c * fabsf(dot(ln, l)) / d2; *open = e;
  return shadowed(s, p + ng * 0.05f, l, d - 1) ? 0 : e;
}
// light arriving along a ray after the first surface; everything counts as neutral there
HD_CALL float arriving(const Studio& s, V3 o, V3 d, Rng& g, int depth) {
  float through = 1, sum = 0;
  for (int k = 0; k < depth; k++) {
    Hit h; bool hit = traverse(s.nodes, s.tris, o, d, 1e6f, false, &h);
    float pn = dot(d, s.view.planeN), pt = pn < -1e-5f ? dot(s.view.planeP - o, s.view.planeN) / pn : 1e30f;
    float open; V3 ld;
    if (pt > 0.01f && pt < 1e5f && (!hit || pt < h.t)) {
      V3 p = o + d * pt; through *= 0.8f; sum += through * keyLight(s, p, s.view.planeN, s.view.planeN, g, &open, &ld);
      o = p + s.view.planeN * 0.05f; d = cosineDir(s.view.planeN, rnd(g), rnd(g));
    } else if (hit) {
      Shaded q = surfaceAt(s, h, d, false); float a = (q.s.alb.x + q.s.alb.y + q.s.alb.z) / 3 * q.s.shade * (q.s.region < 3 ? 0.8f : 1.f);
      through *= a; sum += through * keyLight(s, q.p, q.n, q.ng, g, &open, &ld);
      o = q.p + q.ng * 0.05f; d = cosineDir(q.n, rnd(g), rnd(g));
    } else return sum + through * room(s.view, d);
  }
  return sum + through * 0.12f;
}
HD void shootSample(const Studio& s, int x, int y, Rng& g, Pixel& px) {
  const View& w = s.view; float jx = rnd(g) + rnd(g) - 1, jy = rnd(g) + rnd(g) - 1;
  float fx = (x + .5f + jx * 0.75f - w.w * .5f) / w.h * 2 * w.fov, fy = (w.h * .5f - y - .5f - jy * 0.75f) / w.h * 2 * w.fov;
  V3 d = norm(w.fwd + w.right * fx + w.up * fy); Hit h; bool hit = traverse(s.nodes, s.tris, w.eye, d, 1e6f, false, &h);
  float open; V3 ld;
  if (!hit) {
    float pn = dot(d, w.planeN), pt = pn < -1e-5f ? dot(w.planeP - w.eye, w.planeN) / pn : 1e30f;
    px.cover += 1; if (pt > 1e5f) { px.num += 1; px.den += 1; return; }
    V3 p = w.eye + d * pt; float k = keyLight(s, p, w.planeN, w.planeN, g, &open, &ld); V3 bd = cosineDir(w.planeN, rnd(g), rnd(g));
    float un = room(w, bd); Hit hh; float amb = traverse(s.nodes, s.tris, p + w.planeN * 0.05f, bd, 1e6f, false, &hh) ? arriving(s, p + w.planeN * 0.05f, bd, g, 2) : un;
    px.num += k + amb; px.den += open + un; return;
  }
  Shaded q = surfaceAt(s, h, d, true); float key = keyLight(s, q.p, q.n, q.ng, g, &open, &ld);
  V3 bd = cosineDir(q.n, rnd(g), rnd(g)); if (dot(bd, q.ng) < 0) bd = bd - q.ng * (2 * dot(bd, q.ng));
  float L = (key + arriving(s, q.p + q.ng * 0.05f, bd, g, 3)) * q.s.shade;
  float nv = sat(-dot(d, q.n)), fr = powf(1 - nv, 5.f);
  // gloss: one lobe sampled around the mirror direction
  float al = q.s.rough * q.s.rough, u1 = rnd(g), u2 = rnd(g), ct = sqrtf((1 - u1) / (1 + (al * al - 1) * u1)), st = sqrtf(fmaxf(0.f, 1 - ct * ct));
  V3 t, b; basis(q.n, &t, &b); V3 hv = norm(t * (st * cosf(6.2831853f * u2)) + b * (st * sinf(6.2831853f * u2)) + q.n * ct);
  V3 rd = d - hv * (2 * dot(d, hv)); float gl = 0, F = q.s.spec + (1 - q.s.spec) * fr * 0.5f * (1 - q.s.rough * 0.85f);
  if (dot(rd, q.ng) > 0 && F > 0.002f) {
    Hit hh; V3 o = q.p + q.ng * 0.05f;
    if (traverse(s.nodes, s.tris, o, rd, 1e6f, false, &hh)) gl = 0.12f;
    else { float pn = dot(rd, w.planeN); gl = (pn < -1e-4f ? 0.45f : room(w, rd)) + softbox(w, o, rd) * 3.2f; }
    gl = fminf(gl * F, 1.5f);
  }
  gl += q.s.sheen * powf(1 - nv, 3.f) * L * 0.5f;
  px.gloss += gl;
  if (q.s.region < 3) { px.r += L * 0.5f; px.g += L * 0.5f; px.b += L * 0.5f; (q.s.region == 0 ? px.m0 : q.s.region == 1 ? px.m1 : px.m2) += 1; }
  else { px.r += L * q.s.alb.x; px.g += L * q.s.alb.y; px.b += L * q.s.alb.z; }
}
