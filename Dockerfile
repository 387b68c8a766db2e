# The server. Data is stored in /data (SQLite) or in PostgreSQL; nothing else is written.
# `make container-check` runs these steps without a container engine.
FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

RUN useradd --create-home --uid 1000 tinhorn && install -d -o tinhorn /data
WORKDIR /app
COPY packaging/container.lock packaging/
RUN pip install --no-cache-dir --require-hashes -r packaging/container.lock
COPY pyproject.toml README.md LICENSE ./
COPY packaging/sbom.cdx.json packaging/
COPY src src
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

USER 1000
VOLUME /data
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
EXPOSE 8020
HEALTHCHECK --interval=10s --timeout=3s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8020/ready')"]

ENTRYPOINT ["tinhorn", "serve", "--no-open", "--host", "0.0.0.0", "--port", "8020"]
CMD ["--database", "sqlite:////data/tinhorn.sqlite"]
