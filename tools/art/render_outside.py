#!/usr/bin/env python3
"""Render products in the landscape: OUT/ID.tar with ID-wide.ppm and ID-tall.ppm. Python's own library is enough.

With --second the second pictures of products, to be dyed: OUT/outdoors.tar with their AVIF masters; needs NumPy and Pillow.
"""
import argparse, concurrent.futures as cf, os, shutil, subprocess, tarfile, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))

def build(compiler, name, work):
    flags = ['-O3', '-std=c++17', '-arch=sm_90'] if compiler == 'nvcc' else ['-O3', '-march=native', '-std=c++17', '-fopenmp', '-x', 'c++']
    return subprocess.Popen([compiler, *flags, f'{HERE}/src/{name}.cu', '-o', f'{work}/{name}'])

def finished(process):
    if process.wait() != 0: raise SystemExit(f'{process.args[0]} failed')

def second_pictures(outside, ids, a, landscapes, work):
    """Each builds its own place, then waits its turn to develop; while others do, it is packed."""
    from render_products import encode
    made = f'{work}/made'; os.makedirs(made)

    def one(name):
        subprocess.run([outside, name, 'second', str(a.width), str(a.samples), '60', str(a.grid), landscapes, work], check=True)
        encode(f'{work}/{name}-outdoors.raw7', made, 56)

    with cf.ThreadPoolExecutor(14) as pool: list(pool.map(one, ids))
    with tarfile.open(f'{a.out}/outdoors.tar', 'w') as pack:
        for name in sorted(os.listdir(made)): pack.add(f'{made}/{name}', name)

if __name__ == '__main__':
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument('out'); p.add_argument('--ids', default='all'); p.add_argument('--second', action='store_true'); p.add_argument('--width', type=int)
    p.add_argument('--samples', type=int, default=1024); p.add_argument('--seconds', type=float, default=285, help='for everything, building included')
    p.add_argument('--grid', type=int, default=1150); p.add_argument('--landscapes', help='a folder of ID-wide.ppm, if they are rendered already')
    a = p.parse_args(); a.width = a.width or (1000 if a.second else 2400); t = time.time(); work = tempfile.mkdtemp(); os.makedirs(a.out, exist_ok=True)
    compiler = os.environ.get('CC') or ('nvcc' if shutil.which('nvcc') else 'g++')
    programs = [build(compiler, 'outside', work)] + ([] if a.landscapes else [build(compiler, 'scenes', work)])
    for program in programs: finished(program)
    print(f'built with {compiler} in {time.time() - t:.0f} s', flush=True)

    rows = [line.split() for line in subprocess.run([f'{work}/outside', 'list', *['second'] * a.second], capture_output=True, text=True, check=True).stdout.splitlines()]
    wanted = {k: v for k, v in rows if a.ids == 'all' or k in a.ids.split(',')}
    if not a.landscapes:
        subprocess.run([f'{work}/scenes', ','.join(sorted(set(wanted.values()))), 'wide', '1200', '16', '1024', work], check=True)
        print(f'landscapes after {time.time() - t:.0f} s', flush=True)

    if a.second: second_pictures(f'{work}/outside', wanted, a, a.landscapes or work, work)
    else: # the time left is shared out
        each = (a.seconds - (time.time() - t) - 32) / len(wanted) / 1.62
        running = {k: subprocess.Popen([f'{work}/outside', k, 'both', str(a.width), str(a.samples), f'{each:.1f}', str(a.grid), a.landscapes or work, work]) for k in wanted}
        for name, process in running.items():
            finished(process)
            with tarfile.open(f'{a.out}/{name}.tar', 'w') as pack:
                for crop in ['wide', 'tall']: pack.add(f'{work}/{name}-{crop}.ppm', f'{name}-{crop}.ppm')
    print(f'{len(wanted)} pictures after {time.time() - t:.0f} s', flush=True)
