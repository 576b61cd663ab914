// Position-based cloth: stretch, bending, gravity, pressure, and a body to lie on.
#pragma once
#include "mesh.h"

struct ClothRules {
  std::function<float(V3, float)> body;             // signed distance of the mannequin at time 0..1
  std::function<float(V3, V3)> restScale;           // factor on the rest length of an edge (middle, direction)
  std::function<float(V3)> pressure;                // outward push per vertex
  std::function<float(V3)> hold;                    // 0 free .. 1 held where it was sewn (or moved by `carry`)
  std::function<V3(V3, float)> carry;               // where a held point goes over time
  std::function<float(V3)> leash;                   // furthest a vertex may float from the body, or a big number
  int steps = 140, iterations = 7; float gravity = 1, bend = .18f, friction = .5f;
};
inline void drape(Mesh& m, const ClothRules& r) {
  struct Link { uint32_t a, b; float len, k; }; std::vector<Link> links; std::unordered_map<uint64_t, uint32_t> opp;
  auto key = [](uint32_t a, uint32_t b) { return a < b ? ((uint64_t)a << 32) | b : ((uint64_t)b << 32) | a; };
  auto link = [&](uint32_t a, uint32_t b, float k) { V3 d = m.v[b].rest - m.v[a].rest; float l = len(d); V3 mid = (m.v[a].rest + m.v[b].rest) * .5f; links.push_back({a, b, l * (r.restScale ? r.restScale(mid, d * (1 / fmaxf(l, 1e-6f))) : 1), k}); };
  for (size_t i = 0; i < m.t.size(); i += 3) for (int q = 0; q < 3; q++) {
    uint32_t a = m.t[i + q], b = m.t[i + (q + 1) % 3], c = m.t[i + (q + 2) % 3]; auto it = opp.find(key(a, b));
    if (it == opp.end()) { opp[key(a, b)] = c; link(a, b, 1); } else link(it->second, c, r.bend);
  }
  size_t n = m.v.size(); std::vector<V3> p(n), vel(n, v3(0, 0, 0)), nrm(n); std::vector<float> hold(n), press(n), leash(n);
  for (size_t i = 0; i < n; i++) { p[i] = m.v[i].p; V3 s = m.v[i].rest; hold[i] = r.hold ? r.hold(s) : 0; press[i] = r.pressure ? r.pressure(s) : 0; leash[i] = r.leash ? r.leash(s) : 1e9f; p[i] = p[i] + m.v[i].n * (0.8f * vnoise(s * .045f)); }
  // a seeded shuffle of the links keeps the sweep order from showing in the folds
  uint32_t h = 1; for (size_t i = links.size(); i > 1; i--) { h = hashu(h + (uint32_t)i); std::swap(links[i - 1], links[h % i]); }
  for (int s = 0; s < r.steps; s++) {
    float t = fminf(1.f, (s + 1) / (r.steps * .6f)); std::vector<V3> old = p;
    if (r.pressure && s % 4 == 0) { std::fill(nrm.begin(), nrm.end(), v3(0, 0, 0)); for (size_t i = 0; i < m.t.size(); i += 3) { V3 g = cross(p[m.t[i + 1]] - p[m.t[i]], p[m.t[i + 2]] - p[m.t[i]]); for (int q = 0; q < 3; q++) nrm[m.t[i + q]] = nrm[m.t[i + q]] + g; } for (auto& g : nrm) g = norm(g); }
    for (size_t i = 0; i < n; i++) { vel[i] = vel[i] * .92f + v3(0, 0, -.06f * r.gravity); if (r.pressure) vel[i] = vel[i] + nrm[i] * press[i]; float l = len(vel[i]); if (l > 4) vel[i] = vel[i] * (4 / l); p[i] = p[i] + vel[i]; }
    for (int k = 0; k < r.iterations; k++) {
      for (auto& e : links) { V3 d = p[e.b] - p[e.a]; float l = len(d); if (l < 1e-6f) continue; V3 c = d * ((l - e.len) / l * .5f * e.k * .9f); float ha = hold[e.a], hb = hold[e.b]; p[e.a] = p[e.a] + c * (1 - ha); p[e.b] = p[e.b] - c * (1 - hb); }
      if (k % 3 == 2 || k == r.iterations - 1) for (size_t i = 0; i < n; i++) {
        if (hold[i] > 0) { V3 to = r.carry ? r.carry(m.v[i].rest, t) : m.v[i].rest; p[i] = mix(p[i], to, hold[i]); }
        float d = r.body(p[i], t); bool far = d > leash[i]; if (d > 1.2f && !far) continue;
        float e = 1.5f; V3 g = norm(v3(r.body(p[i] + v3(e, 0, 0), t) - d, r.body(p[i] + v3(0, e, 0), t) - d, r.body(p[i] + v3(0, 0, e), t) - d));
        if (far) { p[i] = p[i] - g * ((d - leash[i]) * .5f); continue; }
        p[i] = p[i] + g * fminf(1.2f - d, 6.f); V3 mv = p[i] - old[i], tan = mv - g * dot(mv, g); p[i] = p[i] - tan * r.friction;
      }
    }
    for (size_t i = 0; i < n; i++) vel[i] = (p[i] - old[i]) * .9f;
  }
  for (size_t i = 0; i < n; i++) m.v[i].p = p[i];
  recomputeNormals(m);
}
// one round of midpoint subdivision with smoothing, so that folds stay round in close views
inline void refine(Mesh& m) {
  std::unordered_map<uint64_t, uint32_t> mid; std::vector<uint32_t> t; auto key = [](uint32_t a, uint32_t b) { return a < b ? ((uint64_t)a << 32) | b : ((uint64_t)b << 32) | a; };
  auto at = [&](uint32_t a, uint32_t b) {
    auto it = mid.find(key(a, b)); if (it != mid.end()) return it->second; Vertex &x = m.v[a], &y = m.v[b]; V3 d = y.p - x.p;
    Vertex v; v.p = (x.p + y.p) * .5f + (x.n * dot(d, x.n) - y.n * dot(d, y.n)) * .125f; v.rest = (x.rest + y.rest) * .5f; v.n = norm(x.n + y.n); uint32_t id = (uint32_t)m.v.size(); m.v.push_back(v); mid[key(a, b)] = id; return id;
  };
  for (size_t i = 0; i < m.t.size(); i += 3) { uint32_t a = m.t[i], b = m.t[i + 1], c = m.t[i + 2], x = at(a, b), y = at(b, c), z = at(c, a); t.insert(t.end(), {a, x, z, x, b, y, z, y, c, x, y, z}); }
  m.t = t; recomputeNormals(m);
}
