"""The table without a server: one person, or people at one screen, with all tables in the browser's own storage.

`Host` answers the same requests and messages as the server, with the same shapes. It is given a storage and someone who
thinks; it opens no file, socket or thread, and needs the standard library alone.
"""

from quintessence.host.answer import Answer
from quintessence.host.host import Host
from quintessence.host.storage import Storage, StorageFull
from quintessence.host.thinker import Thinker

__all__ = ["Answer", "Host", "Storage", "StorageFull", "Thinker"]
