// Bags, hats, socks, gloves and the gift card on the host.
#pragma once
#include "item.h"
#include "mesh.h"

struct ItemMaker {
  Item t; std::vector<Mesh> parts;
  void solid(const Field& f, V3 lo, V3 hi, float h, int sh) { Mesh m = contour(f, lo, hi, h, 2.f); m.shader = sh; parts.push_back(m); }
  void strap(const std::vector<V3>& c, V3 up, float hw, float ht, int sh, float power = 5) { auto p = spline(c, 10); parts.push_back(sweep(p, {up}, hw, ht, sh, 16, power)); }
  V3 press(const Field& f, V3 o, V3 d, float off) { float s = 600; while (s > 0 && f(o + d * s) > off) s -= 2; float a = s, b = s + 2; for (int k = 0; k < 10; k++) { float m = (a + b) / 2; (f(o + d * m) > off ? b : a) = m; } return o + d * a; }
  void box(V3 c, V3 h, int sh) { strap({c - v3(h.x, 0, 0), c - v3(h.x * .5f, 0, 0), c + v3(h.x * .5f, 0, 0), c + v3(h.x, 0, 0)}, v3(0, -1, 0), h.z, h.y, sh, 6); }
  void backpack() {
    Item q = t; int v = t.variant; Field f = [q](V3 p) { return packField(q, p); }, g = [q](V3 p) { return packPocket(q, p); }; Field both = [=](V3 p) { return fminf(f(p), g(p)); };
    solid([=](V3 p) { return smax(f(p), 3 - p.z, 8); }, v3(-185, -120, -14), v3(185, 130, 520), 3.f, SI_BODY); solid(g, v3(-185, -140, 0), v3(185, 110, 280), 2.6f, SI_POCKET);
    auto arc = [&](float w, float z0, float z1, const Field& s, int n) { std::vector<V3> c; for (int i = 0; i <= n; i++) { float a = 3.14159f * i / n, x = -w * cosf(a), z = z0 + (z1 - z0) * powf(sinf(a), .55f); c.push_back(press(s, v3(x, -10, z), v3(0, -1, 0), .6f)); } strap(c, v3(0, -1, .2f), 4.2f, 1.5f, SI_ZIP, 2.4f); V3 e = c[n - 1]; strap({e + v3(0, -3, 0), e + v3(2, -4, -12), e + v3(2, -4, -30)}, v3(0, -1, 0), 3, 1.4f, SI_WEB); };
    if (v == 0 || v == 3) arc(104, v == 3 ? 300 : 280, 442, f, 24); arc(v == 3 ? 108 : 92, v == 3 ? 196 : 150, v == 3 ? 222 : 226, both, 20);
    if (v == 1) { for (int s = -1; s <= 1; s += 2) { strap({v3(s * 112.f, 0, 480), v3(s * 138.f, -6, 440), v3(s * 148.f, -4, 360), v3(s * 148.f, -2, 300)}, v3(s, 0, .1f), 10, 1.4f, SI_WEB); } strap({v3(-108, -24, 470), v3(-50, -28, 471), v3(50, -28, 471), v3(108, -24, 470)}, v3(0, -1, 0), 4, 2, SI_WEB); std::vector<V3> c; for (int i = 0; i <= 8; i++) c.push_back(press(both, v3(0, -6, 486 - i * 26.f), v3(0, -1, 0), 1.2f)); strap(c, v3(0, -1, 0), 11, 1.4f, SI_WEB); V3 b = c[5]; box(b + v3(0, -4, 0), v3(16, 5, 22), SI_PLASTIC); }
    if (v == 2) for (int s = -1; s <= 1; s += 2) { std::vector<V3> c; for (int i = 0; i <= 10; i++) c.push_back(press(both, v3(s * 66.f, -4, 476 - i * 30.f), v3(0, -1, 0), 1.2f)); strap(c, v3(0, -1, 0), 11, 1.5f, SI_WEB); V3 b = c[5]; box(b + v3(0, -4, 0), v3(15, 5, 20), SI_PLASTIC); }
    strap({v3(-28, 66, 466), v3(-26, 70, 496), v3(0, 72, 508), v3(26, 70, 496), v3(28, 66, 466)}, v3(0, 1, 0), 9, 2.2f, SI_WEB);
    for (int s = -1; s <= 1; s += 2) { std::vector<V3> c = {v3(s * 46.f, 78, 452), v3(s * 60.f, 112, 430), v3(s * 84.f, 136, 350), v3(s * 100.f, 138, 240), v3(s * 112.f, 122, 150), v3(s * 118.f, 104, 110)}; auto p = spline(c, 12); Mesh m = sweep(p, {v3(s * .2f, 1, .25f)}, 30, 7, SI_PAD, 20, 3.2f); parts.push_back(m); strap({v3(s * 118.f, 104, 116), v3(s * 124.f, 92, 70), v3(s * 126.f, 76, 40)}, v3(s * .3f, 1, .2f), 10, 1.4f, SI_WEB); }
    for (int s = -1; s <= 1; s += 2) { std::vector<V3> c; for (int i = 0; i <= 6; i++) { float k = i / 6.f; c.push_back(press(f, v3(0, 60 - 120 * k, 330 - 30 * k), v3((float)s, 0, 0), 1.f)); } strap(c, v3((float)s, 0, 0), 8, 1.2f, SI_WEB); }
  }
  void duffel() {
    Item q = t; Field f = [q](V3 p) { return fmaxf(duffelField(q, p), -p.z); }; solid(f, v3(-310, -170, -4), v3(310, 170, 310), 3.2f, SI_BODY);
    std::vector<V3> z; for (int i = 0; i <= 24; i++) { float x = -238 + 476.f * i / 24; z.push_back(press(f, v3(x, 0, 140), v3(0, 0, 1), .8f)); } strap(z, v3(0, 0, 1), 5, 1.8f, SI_ZIP, 2.4f); for (int e = -1; e <= 1; e += 2) { std::vector<V3> c; for (int i = 0; i <= 24; i++) { V3 o = v3(-244 + 488.f * i / 24, e * 10.f, 140); c.push_back(press(f, o, v3(0, 0, 1), .8f)); } strap(c, v3(0, 0, 1), 6, .9f, SI_WEB); }
    for (int s = -1; s <= 1; s += 2) { std::vector<V3> path; for (int i = 0; i <= 20; i++) { float a = -1.25f + i * (3.14159f + .9f) / 20; path.push_back(press(f, v3(s * 118.f, 0, 140), v3(0, -cosf(a), sinf(a)), 3.6f)); }
      for (auto& w : path) (void)w; auto p = spline(path, 5); std::vector<V3> up; for (auto& w : p) up.push_back(norm(v3(0, w.y, w.z - 140))); parts.push_back(sweep(p, up, 17, 2.6f, SI_WEB, 14, 5)); }
    for (int e = -1; e <= 1; e += 2) { // carry handles, falling to the front and the back
      float y = e * 118.f; std::vector<V3> c = {v3(-118, e * 126.f, 210), v3(-112, y + e * 4, 262), v3(-78, y * .8f, 316 - (e > 0) * 6), v3(0, y * .62f, 338 - (e > 0) * 8), v3(78, y * .8f, 316 - (e > 0) * 6), v3(112, y + e * 4, 262), v3(118, e * 126.f, 210)}; strap(c, v3(0, (float)e, .35f), 15, 2.2f, SI_WEB); }
    box(v3(0, -72, 334), v3(42, 7, 20), SI_PLASTIC); for (int s = -1; s <= 1; s += 2) strap({v3(s * 286.f, -48, 190), v3(s * 306.f, -20, 206), v3(s * 308.f, 20, 206), v3(s * 288.f, 48, 190)}, v3(s, 0, 0), 13, 2, SI_WEB);
  }
  std::vector<Mesh> make() {
    Item q = t; int v = t.variant;
    if (t.kind == I_BACKPACK) backpack(); else if (t.kind == I_DUFFEL) duffel();
    else if (t.kind == I_CAP) {
      Field f = [q](V3 p) { float c = crown(q, p); return smax(smax(c, -(c + 2.2f), .6f), -p.z + .5f, .6f); }; solid(f, v3(-100, -106, -4), v3(100, 120, 130), 1.1f, SI_BODY); solid([q](V3 p) { return brim(q, p); }, v3(-96, -172, -50), v3(96, -40, 40), 1.1f, SI_BRIM); float top = 112 * (v == 3 ? 1.06f : 1); strap({v3(-6, 6, top + 1), v3(0, 6, top + 3), v3(6, 6, top + 1)}, v3(0, 0, 1), 6, 3, SI_BRIM, 2);
      float low = 99; for (auto& m : parts) for (auto& w : m.v) low = std::min(low, w.p.z); for (auto& m : parts) for (auto& w : m.v) w.p.z -= low;
    } else if (t.kind == I_BEANIE) { solid([q](V3 p) { return beanieField(q, p); }, v3(-125, -130, -6), v3(125, 130, 245), 1.5f, SI_BODY); if (v == 0 || v == 3) { if (v == 0) { solid([](V3 p) { V3 c = p - v3(0, 0, 222); return len(c) - 31 + 5.f * vnoise(p * .16f) + 3.f * vnoise(p * .45f); }, v3(-45, -45, 180), v3(45, 45, 266), 1.2f, SI_POM); } } }
    else if (t.kind == I_SOCKS) {
      Field f = [q](V3 p) { float s = sockField(q, p), d = sockTop(q) - p.z; return smax(smax(s, -(s + 2.4f + 99 * (p.z < sockTop(q) - 60)), .8f), -d, 1.2f); }; solid(f, v3(-75, -46, -6), v3(225, 46, sockTop(t) + 4), 1.3f, SI_BODY); Mesh m = parts[0]; for (auto& w : m.v) { float c = cosf(.10f), s = sinf(.10f); float x = w.p.x, z = w.p.z; w.p = v3(x * c - z * s + 34, w.p.y + 46, x * s + z * c + 4); w.n = v3(w.n.x * c - w.n.z * s, w.n.y, w.n.x * s + w.n.z * c); } parts.push_back(m);
    } else if (t.kind == I_GLOVES) {
      Field f = [q](V3 p) { float s = gloveField(q, p), d = p.z - gloveEnd(q); return smax(smax(s, -(s + 3 + 99 * (p.z > gloveEnd(q) + 40)), 1), -d, 1.2f); }; solid(f, v3(-90, -62, gloveEnd(t) - 4), v3(120, 62, 236), 1.3f, SI_BODY); Mesh a = parts[0], b = a; parts.clear();
      auto place = [](Mesh& m, bool mirror, float ang, V3 at, bool turn) { for (auto& w : m.v) { V3 p = w.p, n = w.n; if (turn) { p = v3(-p.x, -p.y, p.z); n = v3(-n.x, -n.y, n.z); } if (mirror) { p.x = -p.x; n.x = -n.x; } float c = cosf(ang), s = sinf(ang); w.p = v3(p.x * c - p.z * s, p.y, p.x * s + p.z * c) + at; w.n = v3(n.x * c - n.z * s, n.y, n.x * s + n.z * c); } if (mirror) for (size_t i = 0; i < m.t.size(); i += 3) std::swap(m.t[i], m.t[i + 1]); };
      place(a, false, -.14f, v3(66, 0, 0), true); place(b, true, .18f, v3(-66, 46, -14), true); parts = {a, b};
    } else {
      solid([](V3 p) { return stoneField(p); }, v3(-95, -30, -2), v3(95, 140, 128), 1.4f, SI_STONE);
      Mesh m = contour([](V3 p) { return sdBox(p, v3(86, 54, .9f), .5f) * 1.f + fmaxf(0.f, len(v3(fmaxf(fabsf(p.x) - 78, 0.f), fmaxf(fabsf(p.y) - 46, 0.f), 0)) - 8); }, v3(-92, -60, -4), v3(92, 60, 4), .7f, 1.6f); m.shader = SI_CARD; float a = 1.18f; for (auto& w : m.v) { auto rot = [&](V3 p) { return v3(p.x, p.y * cosf(a) - p.z * sinf(a), p.y * sinf(a) + p.z * cosf(a)); }; w.p = rot(w.p) + v3(0, -34, 50.5f); w.n = rot(w.n); } parts.push_back(m);
    }
    return parts;
  }
};
inline std::vector<Mesh> buildItem(const Item& t) { ItemMaker m; m.t = t; return m.make(); }
