"""Render the landscapes, and the frames of the looping films, on a GPU machine.

render_scenes.py OUT [--wide 2400] [--tall 1200] [--samples 24] [--ids all] [--films] [--preview]
"""
import argparse, concurrent.futures as cf, os, subprocess, tarfile, tempfile, time
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
FILMS = {'sea-of-cloud': 96, 'alpine-lake': 96, 'winter-forest': 96}


def pack(path, files):
    with tarfile.open(path, 'w') as tar:
        for f in files:
            tar.add(f, os.path.basename(f))


if __name__ == '__main__':
    p = argparse.ArgumentParser()
    p.add_argument('out'); p.add_argument('--wide', type=int, default=2400); p.add_argument('--tall', type=int, default=1200)
    p.add_argument('--samples', type=int, default=10); p.add_argument('--ids', default='all'); p.add_argument('--films', action='store_true'); p.add_argument('--preview', action='store_true')
    p.add_argument('--quality', type=int, default=58)
    a = p.parse_args(); work = tempfile.mkdtemp(); t = time.time(); tool = f'{work}/scenes'
    subprocess.run(['nvcc', '-O3', '-std=c++17', '-arch=sm_90', f'{HERE}/src/scenes.cu', '-o', tool], check=True)
    print(f'built in {time.time() - t:.0f}s', flush=True)

    def run(ids, crop, width, samples):
        done = subprocess.run([tool, ids, crop, str(width), str(samples), '1024', work], capture_output=True, text=True)
        print(f'{time.time() - t:.0f}s', crop, done.stderr[-300:], flush=True)
        return done.stdout.split()

    def encode(f, quality):
        out = f.replace('.ppm', '.jpg' if a.preview else '.avif'); image = Image.open(f)
        image.save(out, quality=80) if a.preview else image.save(out, quality=quality, speed=6, subsampling='4:2:0', max_threads=2)
        return out

    with cf.ThreadPoolExecutor(12) as pool:
        wide = pool.submit(run, a.ids, 'wide', a.wide, a.samples); tall = pool.submit(run, a.ids, 'tall', a.tall, a.samples)
        films = [pool.submit(run, k, f'loop:{n}', 1280, 4) for k, n in FILMS.items()] if a.films else []
        made = list(pool.map(lambda f: encode(f, a.quality), wide.result() + tall.result()))
        print(f'{time.time() - t:.0f}s', len(made), sum(os.path.getsize(f) for f in made), flush=True)
        pack(f'{a.out}/scenes.tar', made)
        for film in films:
            frames = film.result(); jpgs = []
            def jpg(f):
                out = f.replace('.ppm', '.jpg'); Image.open(f).save(out, quality=88); return out
            jpgs = list(pool.map(jpg, frames)); name = os.path.basename(jpgs[0]).rsplit('-', 1)[0]
            pack(f'{a.out}/film-{name}.tar', jpgs); print(f'{time.time() - t:.0f}s', name, sum(os.path.getsize(f) for f in jpgs), flush=True)
