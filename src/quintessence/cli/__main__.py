"""`python -m quintessence.cli`: the commands, where no script is installed."""

import sys

from quintessence.cli import main

if __name__ == "__main__":
    sys.exit(main())
