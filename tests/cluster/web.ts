import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, program, programOf } from './programs.ts'

/** The address in the recipes at which a broker listens. */
const ONE_BROKER = '127.0.0.1:8080'

/** The recipes for operators, as docs/deploy.md has them. */
const readRecipes = async (): Promise<{ readonly nginx: string; readonly caddy: string }> => {
  const page = await readFile(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')
  const [, nginx, caddy] = /```\n# nginx[^\n]*\n(.*?)\n# Caddy[^\n]*\n(.*?)```/s.exec(page) ?? []
  if (nginx?.includes(ONE_BROKER) !== true || caddy?.includes(ONE_BROKER) !== true)
    throw new Error('docs/deploy.md has no recipe for nginx and Caddy')
  return { nginx, caddy }
}

const nginxOf = (recipe: string, port: number, brokers: ReadonlyArray<string>, folder: string) => `
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${join(folder, 'nginx-bodies')};
  proxy_temp_path ${join(folder, 'nginx-answers')};
  upstream brokers { ${brokers.map((broker) => `server ${broker};`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${join(folder, 'web.crt')};
    ssl_certificate_key ${join(folder, 'web.key')};
    ${recipe.replace(ONE_BROKER, 'brokers')}
  }
}
`

const caddyOf = (recipe: string, port: number, brokers: ReadonlyArray<string>) => `
{
  admin off
  auto_https disable_redirects
  skip_install_trust
  local_certs
}
${recipe.replace(/^\S+ \{/m, `https://localhost:${port} {`).replace(ONE_BROKER, brokers.join(' '))}
`

/** Serves brokers with TLS through nginx and through Caddy, by the recipes of docs/deploy.md. Returns the two addresses. */
export const startWeb = async (
  folder: string,
  brokers: ReadonlyArray<string>,
): Promise<{ readonly nginx: string; readonly caddy: string }> => {
  const recipes = await readRecipes()
  const [nginx, caddy] = [await freePort(), await freePort()]
  await mkdir(join(folder, 'caddy'))
  execFileSync(
    programOf('openssl'),
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'
      .split(' ')
      .concat('-keyout', join(folder, 'web.key'), '-out', join(folder, 'web.crt')),
    { stdio: 'ignore' },
  )
  await writeFile(join(folder, 'nginx.conf'), nginxOf(recipes.nginx, nginx, brokers, folder))
  await writeFile(join(folder, 'Caddyfile'), caddyOf(recipes.caddy, caddy, brokers))
  program(folder, 'nginx-server', [programOf('nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')]]).start()
  program(
    folder,
    'caddy-server',
    [programOf('caddy'), ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]],
    { HOME: folder, XDG_DATA_HOME: join(folder, 'caddy'), XDG_CONFIG_HOME: join(folder, 'caddy') },
  ).start()
  return { nginx: `https://localhost:${nginx}`, caddy: `https://localhost:${caddy}` }
}
