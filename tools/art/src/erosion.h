// Terrain worn by water: uplift against stream power, solved implicitly from the outlets upwards.
#pragma once
#include "vec.h"
#include <algorithm>
#include <numeric>
#include <queue>
#include <vector>

inline std::vector<float> erodedMap(int n, int rounds, uint32_t seed, float bite) {
  std::vector<float> h((size_t)n * n), area(h.size()), wear(h.size()); std::vector<int> to(h.size()), order(h.size()); std::vector<char> outlet(h.size());
  auto wrapNoise = [&](float x, float y, float f, float z) { // periodic by walking two circles
    float a = x * 6.2831853f, b = y * 6.2831853f, r = f / 6.2831853f; return fbm(v3(cosf(a) * r + cosf(b) * r * .7f, sinf(a) * r + 31.f, sinf(b) * r + z + cosf(b) * r * .7f), 4); };
  float sd = (float)(seed % 97);
  for (int j = 0; j < n; j++) for (int i = 0; i < n; i++) {
    float x = i / (float)n, y = j / (float)n, l = wrapNoise(x, y, 5.f, sd); size_t k = (size_t)j * n + i; h[k] = .10f + .10f * l + .02f * (hashu((uint32_t)k + seed) % 1000) / 1000.f; outlet[k] = wrapNoise(x, y, 4.f, sd + 40) < -.22f; if (outlet[k]) h[k] = 0; wear[k] = .7f + .8f * fabsf(wrapNoise(x, y, 9.f, sd + 11));
  }
  // a first drainage: the cheapest way to an outlet over ground of uneven cost, so that no pit is left and valleys wander
  std::priority_queue<std::pair<float, int>, std::vector<std::pair<float, int>>, std::greater<>> open; for (auto& x : h) x = 1e9f;
  for (size_t k = 0; k < h.size(); k++) if (outlet[k]) { h[k] = 0; open.push({0.f, (int)k}); }
  while (!open.empty()) {
    auto [d, k] = open.top(); open.pop(); if (d > h[k]) continue;
    for (int b = -1; b <= 1; b++) for (int a = -1; a <= 1; a++) { if (!a && !b) continue; int w = ((k / n + b + n) % n) * n + (k % n + a + n) % n; float c = (a && b ? 1.4142f : 1.f) * (.25f + (hashu((uint32_t)w * 31u + seed) % 1000) / 500.f) * wear[w]; if (d + c * 2e-4f < h[w]) { h[w] = d + c * 2e-4f; open.push({h[w], w}); } }
  }
  const float talus = 2.6f / n; const int dx[8] = {1, -1, 0, 0, 1, 1, -1, -1}, dy[8] = {0, 0, 1, -1, 1, -1, 1, -1};
  for (int r = 0; r < rounds; r++) {
    std::iota(order.begin(), order.end(), 0); std::sort(order.begin(), order.end(), [&](int a, int b) { return h[a] < h[b]; }); std::fill(area.begin(), area.end(), 1.f);
    for (int k : order) { int i = k % n, j = k / n, best = k; float drop = 0; if (!outlet[k]) for (int q = 0; q < 8; q++) { int w = ((j + dy[q] + n) % n) * n + (i + dx[q] + n) % n; float d = (h[k] - h[w]) / (q < 4 ? 1.f : 1.4142f); if (d > drop) { drop = d; best = w; } } to[k] = best; }
    for (int q = (int)order.size() - 1; q >= 0; q--) { int k = order[q]; if (to[k] != k) area[to[k]] += area[k]; }
    for (int k : order) { if (outlet[k]) continue; h[k] += .012f; int w = to[k]; if (w == k) continue; float d = (w % n == k % n || w / n == k / n) ? 1.f : 1.4142f, f = bite * wear[k] * powf(area[k], .46f) / d; h[k] = std::min((h[k] + f * h[w]) / (1 + f), h[w] + talus * d * wear[k]); }
    if (r % 3 == 2) { std::vector<float> s = h; for (int j = 0; j < n; j++) for (int i = 0; i < n; i++) { size_t k = (size_t)j * n + i; if (outlet[k]) continue; float m = (s[(size_t)j * n + (i + 1) % n] + s[(size_t)j * n + (i + n - 1) % n] + s[(size_t)((j + 1) % n) * n + i] + s[(size_t)((j + n - 1) % n) * n + i]) * .25f; h[k] = mixf(s[k], m, .18f); } }
  }
  float top = *std::max_element(h.begin(), h.end()); for (auto& x : h) x /= top; return h;
}
