// A jacket on a form with a pack on its back: the pack's harness is laid anew, over the shoulders as the cloth lies.
#pragma once
#include "kinds.h"

static bool isHarness(const Mesh& m) {
  if (m.shader == SI_PAD) return true; if (m.shader != SI_WEB && m.shader != SI_PLASTIC) return false;
  float y = 0; for (auto& v : m.v) y += v.p.y; return y / m.v.size() > 76 && m.v[0].p.z < 462;
}
struct Wearer {
  std::vector<Mesh> parts; const Mesh* cloth;
  // the outline of the cloth in the plane at x, as points round its middle; from the back over the shoulder to the front
  std::vector<V3> over(float x0, float x1, float from, float to, int n, float off) const {
    const V3 c = v3(0, 8, 380); std::vector<V3> out;
    for (int i = 0; i <= n; i++) {
      float k = (float)i / n, a = mixf(from, to, k), x = mixf(x0, x1, sstep(0, .55f, k)), best = 0;
      for (auto& v : cloth->v) { if (fabsf(v.p.x - x) > 10) continue; float dy = v.p.y - c.y, dz = v.p.z - c.z, t = atan2f(dy, dz), r = sqrtf(dy * dy + dz * dz); if (fabsf(t - a) < .05f && r < 168 && r > best) best = r; }
      if (best > 0) out.push_back(v3(x, c.y + sinf(a) * (best + off), c.z + cosf(a) * (best + off)));
    }
    for (int r = 0; r < 3; r++) for (size_t i = 1; i + 1 < out.size(); i++) out[i] = (out[i - 1] + out[i] * 2 + out[i + 1]) * .25f;
    return out;
  }
  void band(const std::vector<V3>& c, float wide, float thin, int shader) {
    auto path = spline(c, 6); std::vector<V3> up; for (auto& p : path) up.push_back(norm(shader == SI_PAD ? v3(p.x * .25f, p.y - 8, p.z - 380) : v3(p.x, p.y, 0)));
    parts.push_back(sweep(path, up, wide, thin, shader, 22, 3.4f));
  }
};
// a hood that a head fills: narrower than on the hanger, and drawn in smoothly at the nape
inline void fillHood(Mesh& m) {
  for (auto& v : m.v) { float k = sstep(575, 650, v.p.z); v.p.x *= mixf(1, .90f, k); v.p.y = 20 + (v.p.y - 20) * mixf(1, .93f, k); }
  std::vector<V3> sum(m.v.size()); std::vector<int> n(m.v.size());
  for (int r = 0; r < 420; r++) {
    std::fill(sum.begin(), sum.end(), v3(0, 0, 0)); std::fill(n.begin(), n.end(), 0);
    for (size_t i = 0; i < m.t.size(); i += 3) for (int q = 0; q < 3; q++) { uint32_t a = m.t[i + q], b = m.t[i + (q + 1) % 3]; sum[a] = sum[a] + m.v[b].p; n[a]++; sum[b] = sum[b] + m.v[a].p; n[b]++; }
    for (size_t i = 0; i < m.v.size(); i++) { Vertex& v = m.v[i]; float w = .8f * sstep(505, 550, v.p.z) * sstep(735, 600, v.p.z) * sstep(-40, 20, v.p.y); if (n[i] && w > 0) v.p = mix(v.p, sum[i] * (1.f / n[i]), w); }
  }
  // shell cloth breaks into sharp folds where it hangs free; a hood into more of them
  recomputeNormals(m); auto ridge = [](V3 p) { float r = 1 - fabsf(vnoise(p)); return r * r * r; };
  for (auto& v : m.v) { V3 q = v.rest; float hood = sstep(585, 640, v.p.z); v.p = v.p + v.n * (mixf(4.f, 3.2f, hood) * ridge(v3(q.x * .013f, q.y * .013f + q.z * .004f, q.z * mixf(.011f, .008f, hood))) + mixf(2.2f, 1.2f, hood) * ridge(v3(q.x * .03f + 7, q.y * .03f, q.z * .021f)) - 3); }
  recomputeNormals(m);
}
// seen from behind, so that nothing within the jacket shows
inline std::vector<Mesh> worn(const Set& jacket, const Set& pack, V3 at, float lean) {
  Wearer w; for (auto m : jacket.parts) if (m.shader == SG_CLOTH && m.v.size() > 9000) { fillHood(m); w.parts.push_back(m); } const Mesh cloth = w.parts[0]; w.cloth = &cloth; float c = cosf(lean), s = sinf(lean);
  auto placed = [&](V3 p) { p = v3(-p.x, -p.y, p.z); return v3(p.x, p.y * c + p.z * s, p.z * c - p.y * s); };
  for (auto m : pack.parts) if (!isHarness(m)) { for (auto& v : m.v) { v.p = placed(v.p) + at; v.n = placed(v.n); } w.parts.push_back(m); }
  for (int k = -1; k <= 1; k += 2) {
    auto shoulder = w.over(k * 84.f, k * 112.f, 1.5f, -2.0f, 52, 7); if (shoulder.size() < 8) continue;
    w.band(shoulder, 29, 7, SI_PAD); V3 e = shoulder.back();
    w.band({e + v3(0, 0, 14), e + v3(k * 26.f, 20, -40), v3(k * 178.f, 20, 160), v3(k * 160.f, 110, 100), v3(k * 126.f, 176, 66)}, 11, 1.4f, SI_WEB);
  }
  return w.parts;
}
