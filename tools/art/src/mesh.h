// Triangle meshes: contouring of implicit shapes, swept tubes, thickening.
#pragma once
#include "vec.h"
#include <algorithm>
#include <functional>
#include <unordered_map>
#include <vector>

// `rest` is where the point lay on the pattern before cloth moved it; surface detail is drawn there.
struct Vertex { V3 p, n, rest; };
struct Mesh { std::vector<Vertex> v; std::vector<uint32_t> t; int shader = 0; };
using Field = std::function<float(V3)>;

inline void recomputeNormals(Mesh& m) {
  for (auto& v : m.v) v.n = v3(0, 0, 0);
  for (size_t i = 0; i < m.t.size(); i += 3) {
    Vertex &a = m.v[m.t[i]], &b = m.v[m.t[i + 1]], &c = m.v[m.t[i + 2]];
    V3 n = cross(b.p - a.p, c.p - a.p); a.n = a.n + n; b.n = b.n + n; c.n = c.n + n;
  }
  for (auto& v : m.v) v.n = norm(v.n);
}

// Naive surface nets over a grid of cell size h; blocks far from the surface are skipped by a Lipschitz guess.
inline Mesh contour(const Field& f, V3 lo, V3 hi, float h, float lipschitz = 2.2f, bool fieldNormals = true) {
  const int B = 8;
  int nx = ((int)((hi.x - lo.x) / h) / B + 1) * B, ny = ((int)((hi.y - lo.y) / h) / B + 1) * B, nz = ((int)((hi.z - lo.z) / h) / B + 1) * B;
  std::unordered_map<uint64_t, float> cache;
  auto at = [&](int i, int j, int k) { return v3(lo.x + i * h, lo.y + j * h, lo.z + k * h); };
  int bx = nx / B, by = ny / B, bz = nz / B;
  std::vector<int> cellVertex((size_t)nx * ny * nz, -1);
  std::vector<float> val; val.resize((size_t)(nx + 1) * (ny + 1) * (nz + 1), 1e30f);
  auto vi = [&](int i, int j, int k) { return ((size_t)k * (ny + 1) + j) * (nx + 1) + i; };
  auto ci = [&](int i, int j, int k) { return ((size_t)k * ny + j) * nx + i; };
  std::vector<char> live(bx * by * bz, 0);
  float reach = h * B * 0.87f * lipschitz;
  for (int c = 0; c < bz; c++) for (int b = 0; b < by; b++) for (int a = 0; a < bx; a++) {
    V3 mid = v3(lo.x + (a + .5f) * B * h, lo.y + (b + .5f) * B * h, lo.z + (c + .5f) * B * h);
    if (fabsf(f(mid)) > reach) continue;
    live[(c * by + b) * bx + a] = 1;
    for (int k = c * B; k <= c * B + B; k++) for (int j = b * B; j <= b * B + B; j++) for (int i = a * B; i <= a * B + B; i++) {
      float& s = val[vi(i, j, k)]; if (s > 1e29f) s = f(at(i, j, k));
    }
  }
  Mesh m;
  auto liveCell = [&](int i, int j, int k) { return live[((k / B) * by + j / B) * bx + i / B]; };
  for (int k = 0; k < nz; k++) for (int j = 0; j < ny; j++) for (int i = 0; i < nx; i++) {
    if (!liveCell(i, j, k)) continue;
    float c[8]; int neg = 0;
    for (int q = 0; q < 8; q++) { c[q] = val[vi(i + (q & 1), j + (q >> 1 & 1), k + (q >> 2))]; if (c[q] < 0) neg++; }
    if (neg == 0 || neg == 8) continue;
    V3 s = v3(0, 0, 0); int n = 0;
    for (int q = 0; q < 8; q++) for (int ax = 0; ax < 3; ax++) {
      int r = q ^ (1 << ax); if (r < q || (c[q] < 0) == (c[r] < 0)) continue;
      float t = c[q] / (c[q] - c[r]);
      V3 p = v3(q & 1, q >> 1 & 1, q >> 2); (ax == 0 ? p.x : ax == 1 ? p.y : p.z) += t;
      s = s + p; n++;
    }
    V3 p = at(i, j, k) + s * (h / n);
    if (fieldNormals) for (int it = 0; it < 2; it++) {
      float e = h * 0.25f, d = f(p);
      V3 g = v3(f(p + v3(e, 0, 0)) - d, f(p + v3(0, e, 0)) - d, f(p + v3(0, 0, e)) - d) * (1 / e);
      float g2 = dot(g, g); if (g2 > 1e-6f) { V3 st = g * (d / g2); float l = len(st); if (l < h) p = p - st; }
    }
    cellVertex[ci(i, j, k)] = (int)m.v.size(); m.v.push_back({p, v3(0, 0, 0), p});
  }
  auto quad = [&](int a, int b, int c, int d, bool flip) {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flip) std::swap(b, d);
    bool alt = dot(m.v[a].p - m.v[c].p, m.v[a].p - m.v[c].p) > dot(m.v[b].p - m.v[d].p, m.v[b].p - m.v[d].p);
    uint32_t A = a, Bq = b, C = c, D = d;
    if (alt) m.t.insert(m.t.end(), {A, Bq, D, Bq, C, D}); else m.t.insert(m.t.end(), {A, Bq, C, A, C, D});
  };
  for (int k = 1; k < nz; k++) for (int j = 1; j < ny; j++) for (int i = 1; i < nx; i++) {
    if (!liveCell(i, j, k)) continue;
    float o = val[vi(i, j, k)];
    float x = val[vi(i + 1, j, k)], y = val[vi(i, j + 1, k)], z = val[vi(i, j, k + 1)];
    if (x < 1e29f && (o < 0) != (x < 0)) quad(cellVertex[ci(i, j - 1, k - 1)], cellVertex[ci(i, j, k - 1)], cellVertex[ci(i, j, k)], cellVertex[ci(i, j - 1, k)], o >= 0);
    if (y < 1e29f && (o < 0) != (y < 0)) quad(cellVertex[ci(i - 1, j, k - 1)], cellVertex[ci(i - 1, j, k)], cellVertex[ci(i, j, k)], cellVertex[ci(i, j, k - 1)], o >= 0);
    if (z < 1e29f && (o < 0) != (z < 0)) quad(cellVertex[ci(i - 1, j - 1, k)], cellVertex[ci(i, j - 1, k)], cellVertex[ci(i, j, k)], cellVertex[ci(i - 1, j, k)], o >= 0);
  }
  recomputeNormals(m);
  return m;
}

// Keep the triangles whose centre (in rest space) passes the test, and drop the vertices no longer used.
inline void keepWhere(Mesh& m, const std::function<bool(V3)>& keep) {
  std::vector<uint32_t> t; std::vector<int> map(m.v.size(), -1); std::vector<Vertex> v;
  for (size_t i = 0; i < m.t.size(); i += 3) {
    V3 c = (m.v[m.t[i]].rest + m.v[m.t[i + 1]].rest + m.v[m.t[i + 2]].rest) * (1 / 3.f);
    if (!keep(c)) continue;
    for (int q = 0; q < 3; q++) { uint32_t s = m.t[i + q]; if (map[s] < 0) { map[s] = (int)v.size(); v.push_back(m.v[s]); } t.push_back(map[s]); }
  }
  m.t = t; m.v = v;
}

// Cut the sheet along the zero line of a field over rest space, keeping where it is positive.
inline void clip(Mesh& m, const Field& f) {
  std::vector<float> s(m.v.size()); for (size_t i = 0; i < m.v.size(); i++) s[i] = f(m.v[i].rest);
  std::unordered_map<uint64_t, uint32_t> cut; std::vector<uint32_t> t;
  auto at = [&](uint32_t a, uint32_t b) {
    uint64_t k = a < b ? ((uint64_t)a << 32) | b : ((uint64_t)b << 32) | a; auto it = cut.find(k); if (it != cut.end()) return it->second;
    float u = clampf(s[a] / (s[a] - s[b]), .02f, .98f); Vertex x = m.v[a], y = m.v[b]; uint32_t id = (uint32_t)m.v.size();
    m.v.push_back({mix(x.p, y.p, u), norm(mix(x.n, y.n, u)), mix(x.rest, y.rest, u)}); cut[k] = id; return id;
  };
  for (size_t i = 0; i < m.t.size(); i += 3) {
    uint32_t v[3] = {m.t[i], m.t[i + 1], m.t[i + 2]}; int in = (s[v[0]] > 0) + (s[v[1]] > 0) + (s[v[2]] > 0);
    if (in == 0) continue; if (in == 3) { t.insert(t.end(), {v[0], v[1], v[2]}); continue; }
    int r = 0; while ((s[v[r]] > 0) != (in == 1)) r++; uint32_t a = v[r], b = v[(r + 1) % 3], c = v[(r + 2) % 3], x = at(a, b), y = at(a, c);
    if (in == 1) t.insert(t.end(), {a, x, y}); else t.insert(t.end(), {x, b, c, x, c, y});
  }
  m.t = t; keepWhere(m, [](V3) { return true; });
}

inline std::vector<V3> spline(const std::vector<V3>& c, int per) {
  std::vector<V3> o; int n = (int)c.size();
  for (int i = 0; i + 1 < n; i++) for (int k = 0; k < per + (i + 2 == n); k++) {
    float f = (float)k / per; V3 p0 = c[i ? i - 1 : 0], p1 = c[i], p2 = c[i + 1], p3 = c[std::min(i + 2, n - 1)];
    o.push_back(p1 + (p2 - p0 + (p0 * 2 - p1 * 5 + p2 * 4 - p3 + ((p1 - p2) * 3 + p3 - p0) * f) * f) * (0.5f * f));
  }
  return o;
}

// A band or cord along a path: `up` is the direction of the thin axis; rest = (length along, position around, side).
inline Mesh sweep(const std::vector<V3>& path, const std::vector<V3>& up, float halfWide, float halfThin, int shader, int seg = 14, float power = 2.6f) {
  Mesh m; m.shader = shader; int n = (int)path.size(); float along = 0;
  for (int i = 0; i < n; i++) {
    V3 t = norm(path[std::min(i + 1, n - 1)] - path[std::max(i - 1, 0)]);
    if (i) along += len(path[i] - path[i - 1]);
    V3 u = up[std::min(i, (int)up.size() - 1)]; V3 side = norm(cross(t, u)); u = norm(cross(side, t));
    float taper = std::min(1.f, 0.35f + std::min(i, n - 1 - i) * 0.35f);
    for (int k = 0; k < seg; k++) {
      float a = 6.2831853f * k / seg, c = cosf(a), s = sinf(a);
      float cc = copysignf(powf(fabsf(c), 2 / power), c), ss = copysignf(powf(fabsf(s), 2 / power), s);
      m.v.push_back({path[i] + side * (cc * halfWide * taper) + u * (ss * halfThin * taper), v3(0, 0, 0), v3(along, cc * halfWide, ss * halfThin)});
    }
  }
  for (int i = 0; i + 1 < n; i++) for (int k = 0; k < seg; k++) {
    uint32_t a = i * seg + k, b = i * seg + (k + 1) % seg, c = a + seg, d = b + seg;
    m.t.insert(m.t.end(), {a, b, c, b, d, c});
  }
  for (int e = 0; e < 2; e++) {
    uint32_t base = e ? (n - 1) * seg : 0;
    for (int k = 1; k + 1 < seg; k++) { uint32_t a = base, b = base + k, c = base + k + 1; if (e) m.t.insert(m.t.end(), {a, b, c}); else m.t.insert(m.t.end(), {a, c, b}); }
  }
  recomputeNormals(m);
  return m;
}

// Turn an open sheet into cloth of some thickness: returns the inner face, and closes every border of the outer one.
inline Mesh thicken(Mesh& m, float t, int innerShader) {
  std::unordered_map<uint64_t, int> edges; size_t nt = m.t.size();
  auto key = [](uint32_t a, uint32_t b) { return ((uint64_t)a << 32) | b; };
  for (size_t i = 0; i < nt; i += 3) for (int q = 0; q < 3; q++) edges[key(m.t[i + q], m.t[i + (q + 1) % 3])] = 1;
  Mesh in; in.shader = innerShader;
  for (auto v : m.v) { v.p = v.p - v.n * t; v.n = v.n * -1.f; in.v.push_back(v); }
  for (size_t i = 0; i < nt; i += 3) in.t.insert(in.t.end(), {m.t[i], m.t[i + 2], m.t[i + 1]});
  std::unordered_map<uint32_t, uint32_t> copy;
  auto border = [&](uint32_t a) {
    auto it = copy.find(a); if (it != copy.end()) return it->second;
    Vertex v = m.v[a]; v.p = v.p - v.n * t; uint32_t id = (uint32_t)m.v.size(); m.v.push_back(v); copy[a] = id; return id;
  };
  for (auto& e : edges) {
    uint32_t a = e.first >> 32, b = (uint32_t)e.first;
    if (edges.count(key(b, a))) continue;
    uint32_t c = border(a), d = border(b);
    m.t.insert(m.t.end(), {b, a, c, b, c, d});
  }
  return in;
}

inline void append(Mesh& into, const Mesh& m) {
  uint32_t b = (uint32_t)into.v.size(); into.v.insert(into.v.end(), m.v.begin(), m.v.end());
  for (uint32_t i : m.t) into.t.push_back(i + b);
}
// The edges that belong to one triangle only, each in the direction of its triangle.
inline std::vector<std::pair<uint32_t, uint32_t>> borderEdges(const Mesh& m) {
  std::unordered_map<uint64_t, char> seen; std::vector<std::pair<uint32_t, uint32_t>> out; auto key = [](uint32_t a, uint32_t b) { return ((uint64_t)a << 32) | b; };
  for (size_t i = 0; i < m.t.size(); i += 3) for (int q = 0; q < 3; q++) seen[key(m.t[i + q], m.t[i + (q + 1) % 3])] = 1;
  for (size_t i = 0; i < m.t.size(); i += 3) for (int q = 0; q < 3; q++) { uint32_t a = m.t[i + q], b = m.t[i + (q + 1) % 3]; if (!seen.count(key(b, a))) out.push_back({a, b}); }
  return out;
}
// A border vertex is averaged with its neighbours on the border alone, so that a hem stays a line.
inline void smoothMesh(Mesh& m, int rounds, float amount, bool borderOnly = false) {
  std::vector<V3> s(m.v.size()); std::vector<int> n(m.v.size()); std::vector<char> edge(m.v.size(), 0); auto border = borderEdges(m); for (auto& e : border) edge[e.first] = edge[e.second] = 1;
  for (int r = 0; r < rounds; r++) {
    std::fill(s.begin(), s.end(), v3(0, 0, 0)); std::fill(n.begin(), n.end(), 0);
    auto take = [&](uint32_t a, uint32_t b) { s[a] = s[a] + m.v[b].p; n[a]++; };
    if (!borderOnly) for (size_t i = 0; i < m.t.size(); i += 3) for (int q = 0; q < 3; q++) { uint32_t a = m.t[i + q], b = m.t[i + (q + 1) % 3]; if (!edge[a]) take(a, b); if (!edge[b]) take(b, a); }
    for (auto& e : border) { take(e.first, e.second); take(e.second, e.first); }
    for (size_t i = 0; i < m.v.size(); i++) if (n[i]) m.v[i].p = mix(m.v[i].p, s[i] * (1.f / n[i]), amount);
  }
  recomputeNormals(m);
}
// Cutting leaves slivers along the cut: join border vertices that lie closer than `least`.
inline void weldBorder(Mesh& m, float least) {
  std::vector<uint32_t> to(m.v.size()); for (uint32_t i = 0; i < to.size(); i++) to[i] = i; std::vector<char> used(m.v.size(), 0);
  for (auto& e : borderEdges(m)) { if (used[e.first] || used[e.second] || len(m.v[e.first].p - m.v[e.second].p) > least) continue; used[e.first] = used[e.second] = 1; Vertex &a = m.v[e.first], &b = m.v[e.second]; a.p = (a.p + b.p) * .5f; a.rest = (a.rest + b.rest) * .5f; to[e.second] = e.first; }
  std::vector<uint32_t> t; for (size_t i = 0; i < m.t.size(); i += 3) { uint32_t a = to[m.t[i]], b = to[m.t[i + 1]], c = to[m.t[i + 2]]; if (a != b && b != c && c != a) t.insert(t.end(), {a, b, c}); }
  m.t = t; keepWhere(m, [](V3) { return true; }); recomputeNormals(m);
}
// A rolled edge along every border of a sheet, drawn like the cloth it closes.
inline Mesh rolledEdge(const Mesh& m, float wide, float thin, float sink) {
  Mesh o; o.shader = m.shader; std::unordered_map<uint32_t, uint32_t> next; for (auto& e : borderEdges(m)) next[e.first] = e.second; const int seg = 10;
  while (!next.empty()) {
    std::vector<uint32_t> loop; uint32_t at = next.begin()->first; while (next.count(at)) { loop.push_back(at); uint32_t to = next[at]; next.erase(at); at = to; }
    int n = (int)loop.size(); if (n < 12) continue; uint32_t base = (uint32_t)o.v.size();
    for (int i = 0; i < n; i++) {
      const Vertex& v = m.v[loop[i]]; V3 t = norm(m.v[loop[(i + 2) % n]].p - m.v[loop[(i + n - 2) % n]].p), side = norm(cross(t, v.n)), up = norm(cross(side, t));
      for (int k = 0; k < seg; k++) { float a = 6.2831853f * k / seg; o.v.push_back({v.p - v.n * sink + side * (cosf(a) * wide) + up * (sinf(a) * thin), v3(0, 0, 0), v.rest}); }
    }
    for (int i = 0; i < n; i++) for (int k = 0; k < seg; k++) { uint32_t j = (i + 1) % n, a = base + i * seg + k, b = base + i * seg + (k + 1) % seg, c = base + j * seg + k, d = base + j * seg + (k + 1) % seg; o.t.insert(o.t.end(), {a, b, c, b, d, c}); }
  }
  recomputeNormals(o); return o;
}
