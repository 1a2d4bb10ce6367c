# The server with compiled rules and the page: small, not root, no writes but to /data.
# All that is installed is named by its hash, in deploy/*.lock (`make lock`).
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends build-essential \
    && rm -rf /var/lib/apt/lists/*
COPY deploy/build.lock deploy/server.lock /locks/
RUN pip install --no-cache-dir --require-hashes --requirement /locks/build.lock --requirement /locks/server.lock
COPY . /source
WORKDIR /source
ENV QUINTESSENCE_MUST_COMPILE=1
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home quintessence
COPY deploy/server.lock /locks/
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --require-hashes --only-binary :all: --requirement /locks/server.lock \
    && pip install --no-cache-dir --no-index --no-deps /wheels/*.whl && rm -rf /wheels /locks
USER 10001
VOLUME /data
EXPOSE 8765
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8765/readyz', timeout=2)"]
ENTRYPOINT ["quintessence", "serve", "--host", "0.0.0.0", "--port", "8765", "--data", "/data", "--log-json"]
