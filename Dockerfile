# The server. Data is stored in /data (SQLite) or in PostgreSQL; nothing else is written.
# `make container-check` runs these steps without a container engine.
FROM python:3.13-slim

RUN useradd --create-home --uid 1000 tinhorn && install -d -o tinhorn /data
WORKDIR /app
COPY constraints.txt pyproject.toml README.md LICENSE ./
COPY packaging/sbom.cdx.json packaging/
COPY docs/rules docs/rules
COPY src src
RUN pip install --no-cache-dir -c constraints.txt '.[server,postgresql]'

USER 1000
VOLUME /data
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
EXPOSE 8020
HEALTHCHECK --interval=10s --timeout=3s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8020/ready')"]

ENTRYPOINT ["tinhorn", "serve", "--no-open", "--host", "0.0.0.0", "--port", "8020"]
CMD ["--database", "sqlite:////data/tinhorn.sqlite"]
