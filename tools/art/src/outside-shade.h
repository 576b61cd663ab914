// Surfaces outdoors: granite wet and drying, lichen, moss, puddles, grass.
#pragma once
#include "studio.h"

enum { GROUND = 100, STONE, GRASS };
struct Matter { V3 alb; float f0, rough, sheen; V3 p, n, ng; int region; };

// how far the next joint in the rock is: two families of nearly straight lines
HD_CALL float crackAt(V3 p) {
  float bend = 30 * fbm(v3(p.x / 260, p.y / 260, 5.5f), 2) + 5 * vnoise(v3(p.x / 24, p.y / 24, 2.5f)), a = p.x * .36f + p.y * .93f + bend, b = p.x * .88f - p.y * .47f + bend;
  return fminf(fabsf(fractf(a / 640) - .5f) * 640, fabsf(fractf(b / 1250) - .5f) * 1250);
}
// a number of the nearest crystal, the same all over it
HD_CALL float crystal(V3 p) {
  float fx = floorf(p.x), fy = floorf(p.y), fz = floorf(p.z), best = 9, id = 0;
  for (int k = -1; k <= 1; k++) for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    int x = (int)fx + i, y = (int)fy + j, z = (int)fz + k; V3 q = v3(x + hash3(x, y, z), y + hash3(y, z, x + 7), z + hash3(z + 5, x, y)) - p; float d = dot(q, q); if (d < best) { best = d; id = hash3(x + 31, y, z); }
  }
  return id;
}
HD_CALL float roughness(V3 p) { return .34f * fbm(p * (1 / 2.4f), 3) + .9f * fbm(p * (1 / 9.f), 2); }
struct Granite { V3 alb; float wet; };
HD_CALL Granite granite(V3 p, float soak) {
  float c = crystal(p * (1 / 2.6f)), big = crystal(p * (1 / 5.8f)), tone = fbm(p * (1 / 240.f), 3), iron = sstep(.10f, .45f, fbm(p * (1 / 330.f) + v3(9, 4, 2), 4));
  V3 a = c < .13f ? v3(.06f, .06f, .062f) : c < .52f ? v3(.40f, .385f, .365f) : v3(.29f, .285f, .28f); if (big > .80f) a = v3(.50f, .455f, .42f); else if (big < .05f) a = v3(.07f, .068f, .07f);
  a = a * (.74f + .40f * tone); a = mix(a, v3(a.x * 1.02f, a.y * .80f, a.z * .58f), iron * .6f);
  float wet = sat(.30f + soak + sstep(-.34f, .06f, fbm(p * (1 / 175.f) + v3(1, 7, 3), 4)));
  float blotch = fbm(p * (1 / 46.f), 3) + .34f * fbm(p * (1 / 7.f), 3), l = sstep(.30f, .36f, blotch) * (1 - soak) * (.55f + .45f * sat(.5f + 2 * vnoise(p * .21f)));
  float gold = sstep(.44f, .47f, fbm(p * (1 / 31.f) + v3(40, 2, 9), 3) + .3f * fbm(p * (1 / 5.f), 2)) * (1 - soak);
  a = mix(a, v3(.33f, .36f, .29f), l * .75f); a = mix(a, v3(.46f, .33f, .07f), gold * .7f); wet *= 1 - .55f * fmaxf(l, gold);
  V3 dark = v3(powf(a.x, 1.32f), powf(a.y, 1.30f), powf(a.z, 1.28f)) * .72f; return {mix(a, dark, wet), wet};
}
HD Matter roughened(Matter m, V3 rest, float step, float strength, V3 d) {
  float h = roughness(rest); V3 g = v3(roughness(rest + v3(step, 0, 0)) - h, roughness(rest + v3(0, step, 0)) - h, roughness(rest + v3(0, 0, step)) - h) * (strength / step);
  g = g - m.n * dot(g, m.n); V3 n = norm(m.n - g); m.n = dot(n, d) < -.02f ? n : norm(n - d * (dot(n, d) + .03f)); return m;
}
HD_CALL Matter landAt(const Studio& s, const Hit& h, V3 d, bool fine) {
  const TriRef& r = s.refs[h.tri]; const Vertex &a = s.verts[r.v[0]], &b = s.verts[r.v[1]], &c = s.verts[r.v[2]]; float w = 1 - h.u - h.v; const Tri& t = s.tris[h.tri]; Matter m;
  m.p = t.a + t.e1 * h.u + t.e2 * h.v; m.ng = norm(cross(t.e1, t.e2)); m.n = norm(a.n * w + b.n * h.u + c.n * h.v); V3 rest = a.rest * w + b.rest * h.u + c.rest * h.v; m.sheen = 0;
  if (dot(m.n, m.ng) < 0) m.ng = m.ng * -1.f; if (dot(m.ng, d) > 0) { m.ng = m.ng * -1.f; m.n = m.n * -1.f; } if (dot(m.n, d) > -.02f) m.n = m.ng;
  if (r.shader == GRASS) { V3 dry = v3(.34f, .27f, .11f), green = v3(.10f, .145f, .04f); m.alb = mix(green, dry, sat(rest.y * 1.3f - .35f + .4f * rest.x)) * (.55f + .45f * rest.x); m.f0 = .03f; m.rough = .5f; return m; }
  float h0 = rest.z - s.view.planeP.z, deep = r.shader == GROUND ? m.p.z - h0 : 0, soak = r.shader == GROUND ? sstep(13, 0, h0 - s.view.planeP.y) : 0; // the view's plane carries the water's level and how far patterns are shifted
  Granite g = granite(rest, soak); m.alb = g.alb; m.f0 = .04f; m.rough = mixf(.60f, .13f + .10f * sat(.5f + vnoise(rest * .06f)), g.wet); if (fine) m = roughened(m, rest, .5f, .60f - .30f * g.wet, d);
  if (r.shader == GROUND) {
    float moss = sstep(11, 3, crackAt(rest) + 6 * vnoise(rest * .11f)) * sstep(.02f, .34f, vnoise(rest * (1 / 170.f)) + .4f * vnoise(rest * (1 / 14.f))); m.alb = mix(m.alb, v3(.050f, .056f, .018f) * (.7f + .6f * sat(.5f + vnoise(rest * .6f))), moss); m.f0 *= 1 - .6f * moss; m.rough = mixf(m.rough, .8f, moss);
    float pool = sstep(.0f, 1.2f, deep); if (pool > 0) { // clear water: what lies beneath, browner with depth
      m.alb = m.alb * mixf(1, .72f, pool); m.alb = v3(m.alb.x * expf(-deep * .020f), m.alb.y * expf(-deep * .024f), m.alb.z * expf(-deep * .034f)); m.rough = mixf(m.rough, .015f, pool); m.f0 = mixf(m.f0, .021f, pool);
      V3 flat = norm(v3(.0035f * vnoise(rest * (1 / 26.f)), .0035f * vnoise(rest * (1 / 26.f) + v3(50, 0, 0)), 1)); m.n = norm(mix(m.n, flat, pool)); if (dot(m.n, d) > -.02f) m.n = flat;
    }
  }
  return m;
}
