// The place a product stands in: a wet granite slab with stones and grass, as meshes. Millimetres, the product at the origin.
#pragma once
#include "outside-shade.h"
#include "mesh.h"

struct Boulder { float x, y, size; };
struct Place { uint32_t seed; float flatX, flatY, water, crest, ledge; std::vector<Boulder> boulders; int stones, tufts; };

struct Slab {
  Place place; V3 o;
  explicit Slab(const Place& p) : place(p), o(v3(p.seed * 1.37f, p.seed * .73f, p.seed * .31f)) {}
  float crest(float x) const { return place.crest + 160 * fbm(v3(x / 620, 3.3f, o.z), 3); }
  // what is beneath the water, too
  float height(float x, float y) const {
    V3 p = v3(x, y, 0) + o * 100; float far = fmaxf(0.f, y - crest(x)), edge = y * .0012f + .55f * fbm(p * (1 / 560.f), 4);
    float h = 46 * fbm(p * (1 / 800.f), 3) + 17 * fbm(p * (1 / 210.f), 3) + 6.5f * fbm(p * (1 / 61.f), 3) + 2.2f * fbm(p * (1 / 15.f), 3);
    h += place.ledge * (sstep(.40f, .425f, edge) + .7f * sstep(.72f, .75f, edge)) - 10 * sstep(-.50f, -.52f, edge);
    h -= 13 * sstep(7, 1.5f, crackAt(p));
    float under = sqrtf(sq(x / place.flatX) + sq(y / place.flatY)), rest = .4f + 1.3f * fbm(p * (1 / 21.f), 3);
    return mixf(rest, h, sstep(.92f, 1.75f, under)) - far * far / 900;
  }
  float surface(float x, float y) const { float h = height(x, y); return y < crest(x) - 40 ? fmaxf(h, place.water) : h; }
  Mesh ground(int n) const {
    Mesh m; m.shader = GROUND; m.v.reserve((size_t)n * n); auto warp = [](float s) { return 3200 * (.10f * s + .90f * s * s * s); };
    for (int j = 0; j < n; j++) for (int i = 0; i < n; i++) {
      float x = warp(2.f * i / (n - 1) - 1), y = warp(2.f * j / (n - 1) - 1), h = height(x, y); m.v.push_back({v3(x, y, y < crest(x) - 40 ? fmaxf(h, place.water) : h), v3(0, 0, 1), v3(x, y, h) + o * 100});
    }
    for (uint32_t j = 0; j + 1 < (uint32_t)n; j++) for (uint32_t i = 0; i + 1 < (uint32_t)n; i++) { uint32_t a = j * n + i, b = a + 1, c = a + n, d = c + 1; m.t.insert(m.t.end(), {a, b, c, b, d, c}); }
    recomputeNormals(m); return m;
  }
  // a weathered stone: a ball cut by a few planes, worn round, then roughened
  Mesh stone(V3 at, float r, uint32_t id) const {
    Mesh m; m.shader = STONE; int nu = r > 60 ? 160 : r > 14 ? 48 : 18, nv = nu / 2; V3 cut[7]; float reach[7]; auto u01 = [&](int k) { return hash3(id, k, place.seed); };
    for (int k = 0; k < 7; k++) { cut[k] = norm(v3(u01(k) - .5f, u01(k + 20) - .5f, u01(k + 40) - .4f)); reach[k] = .62f + .25f * u01(k + 60); }
    float sx = 1 + .45f * u01(80), sz = .55f + .25f * u01(81), turn = 6.28f * u01(82);
    for (int j = 0; j <= nv; j++) for (int i = 0; i <= nu; i++) {
      float a = 6.2831853f * (i % nu) / nu, b = 3.1415927f * j / nv; V3 d = v3(cosf(a) * sinf(b), sinf(a) * sinf(b), cosf(b)); float R = 1;
      for (int k = 0; k < 7; k++) { float c = dot(d, cut[k]); if (c > .1f) R = smin(R, reach[k] / c, .10f); }
      R *= 1 + .07f * fbm(d * 2.3f + v3(id, 0, 0), 3) + (r > 60 ? .020f * fbm(d * 11.f + v3(id, 0, 0), 4) : 0); V3 p = v3(d.x * sx, d.y, d.z * sz) * (R * r);
      p = at + v3(p.x * cosf(turn) - p.y * sinf(turn), p.x * sinf(turn) + p.y * cosf(turn), p.z); m.v.push_back({p, d, p + o * 100});
    }
    for (uint32_t j = 0; j < (uint32_t)nv; j++) for (uint32_t i = 0; i < (uint32_t)nu; i++) { uint32_t a = j * (nu + 1) + i, b = a + 1, c = a + nu + 1, d = c + 1; m.t.insert(m.t.end(), {a, c, b, b, c, d}); }
    recomputeNormals(m); for (int j = 0; j <= nv; j++) m.v[j * (nu + 1) + nu].n = m.v[j * (nu + 1)].n; return m;
  }
  void tuft(Mesh& m, V3 at, float tall, uint32_t id) const {
    for (int k = 0; k < 46; k++) {
      auto u = [&](int q) { return hash3(id * 97 + k, q, place.seed); }; float a = 6.28f * u(1), lean = .15f + .75f * u(2), l = tall * (.45f + .55f * u(3)), w = .55f + .5f * u(4); V3 out = v3(cosf(a), sinf(a), 0), side = v3(-out.y, out.x, 0), foot = at + v3(u(5) - .5f, u(6) - .5f, 0) * 17.f;
      uint32_t base = (uint32_t)m.v.size(); for (int j = 0; j <= 6; j++) { float t = j / 6.f; V3 p = foot + out * (l * lean * t * t) + v3(0, 0, l * (t - .35f * lean * t * t) - 3); for (int s = -1; s <= 1; s += 2) m.v.push_back({p + side * (s * w * (1 - t * .92f)), norm(out * -.4f + v3(0, 0, 1)), v3(t, u(7), 0)}); }
      for (uint32_t j = 0; j < 6; j++) { uint32_t p = base + 2 * j; m.t.insert(m.t.end(), {p, p + 1, p + 2, p + 1, p + 3, p + 2}); }
    }
  }
  std::vector<Mesh> build(int n) const {
    std::vector<Mesh> out; out.push_back(ground(n)); uint32_t id = 1; for (auto& b : place.boulders) out.push_back(stone(v3(b.x, b.y, surface(b.x, b.y) + b.size * .22f), b.size, id++));
    auto free = [&](float x, float y, float r) { return sqrtf(sq(x / (place.flatX + r)) + sq(y / (place.flatY + r))) > 1.02f; };
    for (int k = 0; k < place.stones; k++) { // gathered in hollows and along cracks, as water leaves them
      float x = 2400 * (hash3(k, 1, place.seed) - .5f), y = 2200 * (hash3(k, 2, place.seed) - .42f), r = 2.2f + 21 * powf(hash3(k, 3, place.seed), 5.f), h = height(x, y);
      if (!free(x, y, r + 4) || y > crest(x) - 60 || h > place.water + 16 + 60 * sq(hash3(k, 4, place.seed))) continue; out.push_back(stone(v3(x, y, h + r * .25f), r, 1000 + k));
    }
    Mesh grass; grass.shader = GRASS; for (int k = 0, made = 0; k < 60000 && made < place.tufts; k++) {
      float x = 2200 * (hash3(k, 5, place.seed) - .5f), y = 1900 * (hash3(k, 6, place.seed) - .35f); V3 p = v3(x, y, 0) + o * 100; if (crackAt(p) > 10 || vnoise(p * (1 / 170.f)) < .05f || !free(x, y, 40) || (y < 0 && fabsf(x) < place.flatX * 1.6f) || y < -620 || y > crest(x) - 30) continue;
      tuft(grass, v3(x, y, height(x, y)), 34 + 44 * hash3(k, 7, place.seed), k); made++;
    }
    if (!grass.t.empty()) out.push_back(grass); return out;
  }
};
