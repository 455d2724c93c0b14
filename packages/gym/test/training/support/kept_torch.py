#!/usr/bin/python3 -IS
"""A Python that has loaded PyTorch already.

    kept_torch.py --keep SOCKET     loads PyTorch and waits at that socket until its input ends
    kept_torch.py -c CODE           does what Python does with the same arguments, in a fork of
    kept_torch.py FILE ARGUMENT     the process at the socket that GATECHART_KEPT_TORCH names
"""

import json
import os
import socket
import sys


def carry_out(arguments):
    """Does what Python does with these arguments, and returns the exit code."""
    import runpy
    import traceback

    sys.argv = arguments
    try:
        if arguments[0] == "-c":
            exec(arguments[1], {"__name__": "__main__"})
        else:
            runpy.run_path(arguments[0], run_name="__main__")
        return 0
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()


def keep(path):
    import select
    import signal

    import torch  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    server = socket.socket(socket.AF_UNIX)
    server.bind(path)
    server.listen()
    print("ready", flush=True)
    while server in select.select([server, sys.stdin], [], [])[0]:
        connection, _ = server.accept()
        if os.fork() == 0:
            message, streams, _, _ = socket.recv_fds(connection, 65536, 3)
            for target, stream in enumerate(streams):
                os.dup2(stream, target)
            connection.send(bytes([carry_out(json.loads(message))]))
            os._exit(0)
        connection.close()


def ask(arguments):
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(os.environ["GATECHART_KEPT_TORCH"])
    socket.send_fds(connection, [json.dumps(arguments).encode()], [0, 1, 2])
    code = connection.recv(1)
    sys.exit(code[0] if code else 1)


if sys.argv[1] == "--keep":
    keep(sys.argv[2])
else:
    ask(sys.argv[1:])
